// Pictures and files: their words on demand, their place kept free before they arrive, and a closer look.

import { freshId, h } from "./dom.js";
import { icon } from "./icons.js";

const WIDEST = 550; // px, as Discord shows one picture
const TALLEST = 350; // px
const PATIENCE = 400; // ms that a new version of a message waits for its pictures

/**
 * Whether a link leads to this playground; others are never loaded.
 * @param {string} url
 */
export function isOwn(url) {
  return url.startsWith("/u/");
}

/**
 * A picture with its words: `{url, alt, width, height, spoiler}`.
 * @param {Client} client
 * @param {{url: string, alt?: string | null, width?: number, height?: number, spoiler?: boolean}} shown
 * @param {{fit?: boolean}} [options]
 */
export function picture(client, { url, alt, width, height, spoiler }, { fit = true } = {}) {
  if (!isOwn(url)) return h("a", { class: "elsewhere", href: url, target: "_blank", rel: "noreferrer noopener" }, "Picture elsewhere: ", url);
  const image = h("img", { src: url, alt: alt ?? "", width, height, draggable: "false" });
  if (width && height && fit) {
    const scale = Math.min(1, WIDEST / width, TALLEST / height);
    image.style.width = `${Math.round(width * scale)}px`;
    image.style.aspectRatio = `${width} / ${height}`;
  }
  const look = h(
    "button",
    { type: "button", class: "picture-button", "aria-label": alt ? `Open the picture: ${alt}` : "Open the picture" },
    image,
  );
  look.addEventListener("click", () => closer(client, url, alt));
  const frame = h("div", { class: "picture" }, look, alt ? words(alt) : null);
  if (spoiler) cover(frame, look);
  return frame;
}

/** @param {string} alt */
function words(alt) {
  const id = freshId("alt");
  return [
    h("button", { type: "button", class: "alt-mark", "aria-label": "Description of the picture", "aria-describedby": id }, "ALT"),
    h("div", { class: "alt-words", role: "tooltip", id }, alt),
  ];
}

/** @param {HTMLElement} frame @param {HTMLElement} look */
function cover(frame, look) {
  const lid = h("button", { type: "button", class: "picture-lid" }, "SPOILER");
  look.inert = true;
  lid.addEventListener("click", () => (lid.remove(), (look.inert = false), look.focus()));
  frame.append(lid);
}

/** @param {Client} client @param {string} url @param {string | null | undefined} alt */
function closer(client, url, alt) {
  const close = h("button", { type: "button", class: "icon-button", "aria-label": "Close" }, icon("close"));
  const dialog = h(
    "div",
    { class: "closer", "aria-label": "Picture" },
    h("img", { src: url, alt: alt ?? "" }),
    alt ? h("p", {}, alt) : null,
    close,
  );
  const shut = client.layers.dialog(dialog);
  close.addEventListener("click", shut);
}

/**
 * A file to save.
 * @param {{name: string, url: string, bytes?: number}} file
 */
export function fileCard({ name, url, bytes }) {
  return h(
    "a",
    { class: "file", href: isOwn(url) ? url : null, download: name },
    icon("file"),
    h("span", {}, h("span", { class: "file-name" }, name), bytes ? h("span", { class: "file-size" }, size(bytes)) : null),
  );
}

/** @param {number} bytes */
function size(bytes) {
  return bytes < 1024 ? `${bytes} bytes` : bytes < 1 << 20 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / (1 << 20)).toFixed(1)} MB`;
}

/**
 * Wait until an element's pictures can be drawn at once, but not long: a new version then takes the old one's place unseen.
 * @param {Element} element
 */
export function drawn(element) {
  const pictures = [...element.querySelectorAll("img")].map((image) => image.decode().catch(() => undefined));
  return Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
