// Times as Discord writes them: `<t:…:R>` counts by itself.

import { h } from "./dom.js";

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

let offset = 0; // ms by which the playground's clock is ahead of the browser's

/**
 * Set the clock by the playground's, in seconds since 1970.
 * @param {number} now
 */
export function setClock(now) {
  offset = now * 1000 - Date.now();
}

/** What time it is in the playground, in ms since 1970. */
export function now() {
  return Date.now() + offset;
}

/**
 * A `<time>` for a moment in seconds since 1970.
 * @param {number} at
 * @param {string} style
 * @param {string} locale
 */
export function timestamp(at, style, locale) {
  const moment = new Date(at * 1000);
  if (Number.isNaN(moment.getTime())) return document.createTextNode(`<t:${at}:${style}>`);
  return h(
    "time",
    { class: "stamp", datetime: moment.toISOString(), title: written(at, "F", locale), data: { at, style, locale } },
    written(at, style, locale),
  );
}

/**
 * A moment in words.
 * @param {number} at
 * @param {string} style
 * @param {string} locale
 */
export function written(at, style, locale) {
  if (style === "R") return relative(at, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style]).format(new Date(at * 1000));
}

/** @param {number} at @param {string} locale */
function relative(at, locale) {
  const seconds = Math.round(at - now() / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? STEPS[STEPS.length - 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** Let the relative times on the page count. */
export function keepCounting() {
  setInterval(() => {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('time[data-style="R"]'))) {
      const words = relative(Number(element.dataset.at), element.dataset.locale ?? "");
      if (element.textContent !== words) element.textContent = words;
    }
  }, 1000);
}
