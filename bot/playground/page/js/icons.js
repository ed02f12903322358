// The page's icons: strokes on a 24 by 24 field, drawn for it.

const SVG = "http://www.w3.org/2000/svg";

/** @type {Record<string, string>} */
const SHAPES = {
  alert: "M12 3.5 22 20.5H2zM12 10v5M12 17.8v.1",
  back: "M15 5l-7 7 7 7",
  bubble: "M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v8a2.5 2.5 0 0 1-2.5 2.5H12l-5 4v-4h-.5A2.5 2.5 0 0 1 4 14.5z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9.5l6 6 6-6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  file: "M6.5 3h7l4.5 4.5V21h-11.5zM13.5 3v4.5H18",
  flask: "M9.5 3.5h5M10.5 3.5v6L5 19a1.2 1.2 0 0 0 1 1.8h12a1.2 1.2 0 0 0 1-1.8l-5.5-9.5v-6M7.5 15h9",
  hash: "M9.5 4L7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16",
  list: "M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1",
  menu: "M4 7h16M4 12h16M4 17h16",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  more: "M5.5 12v.1M12 12v.1M18.5 12v.1",
  out: "M13 5h6v6M19 5l-9 9M17 14v5H5V7h5",
  people: "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.3-4 2.8-6 6.5-6s6.2 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.4c2.4.7 3.8 2.6 4 5.6",
  phone: "M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM11 18.5h2",
  plus: "M12 5v14M5 12h14",
  reply: "M9.5 6L4 11.5 9.5 17M4.5 11.5H14a6 6 0 0 1 6 6v1",
  send: "M4 12L3.5 4.5 21 12 3.5 19.5zM4 12h8",
  slash: "M9 19l6-14M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5z",
  spinner: "M12 3a9 9 0 0 1 9 9",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1",
  thread: "M8 4L6.5 20M15 4l-1 9M4 9h15M3.5 15h8M14.5 16.5h6M14.5 20h4",
  trash: "M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6",
};

/**
 * An icon by name; it says nothing to a screen reader.
 * @param {string} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}
