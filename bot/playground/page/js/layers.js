// What stands above the page: popups beside something, dialogs over everything, short notices.

import { add, fill, h } from "./dom.js";
import { icon } from "./icons.js";

const GAP = 6; // px between a popup and what it belongs to
const LEAST = 140; // px of a popup that are always shown
const NOTICE_STAYS = 6000; // ms
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex]:not([tabindex="-1"])';

export class Layers {
  /** @param {HTMLElement} app the page's own box: everything stays inside it, also in the phone's frame */
  constructor(app) {
    this._app = app;
    /** @type {Raised[]} */
    this._open = []; // the uppermost last
    this._floor = h("div", { class: "layers" });
    this._notices = h("div", { class: "notices", role: "status", "aria-live": "polite" });
    app.append(this._floor, this._notices);
    document.addEventListener("keydown", (event) => this._key(event), true);
    document.addEventListener("pointerdown", (event) => this._pressed(event), true);
    new ResizeObserver(() => this._settle()).observe(app);
  }

  /** Whether anything is open. */
  get busy() {
    return this._open.length > 0;
  }

  /**
   * Open a popup beside `anchor` (an element or a point `{x, y}`), or as a sheet from below on a phone.
   * `onclose` is told when it is gone; the focus goes back to where it was unless `keepFocus`.
   * @param {HTMLElement} element
   * @param {Anchor} anchor
   * @param {{onclose?: () => void, keepFocus?: boolean, side?: "above" | "below"}} [options]
   */
  popup(element, anchor, { onclose, keepFocus = false, side = "below" } = {}) {
    return this._raise(element, { anchor, onclose, keepFocus, side, scrim: false });
  }

  /**
   * Open a dialog over everything.
   * @param {HTMLElement} element
   * @param {{onclose?: () => void}} [options]
   */
  dialog(element, { onclose } = {}) {
    element.setAttribute("role", "dialog");
    element.setAttribute("aria-modal", "true");
    return this._raise(element, { onclose, scrim: true });
  }

  /**
   * Close one of them, and all that was opened from it.
   * @param {HTMLElement} element
   */
  close(element) {
    const from = this._open.findIndex((one) => one.element === element);
    if (from < 0) return;
    const gone = this._open.splice(from).reverse();
    this._barTheRest(); // first, since what is barred takes no focus
    for (const one of gone) {
      one.element.remove();
      one.scrim?.remove();
      if (!one.keepFocus) this._goBack(one.before);
      one.onclose?.(); // after that: what it does may redraw the part that has the focus
    }
  }

  /**
   * The focus goes back to where it was, or to what stands there now.
   * @param {Element | null} before
   */
  _goBack(before) {
    const held = before instanceof HTMLElement ? before : null;
    const part = held?.dataset.part;
    const now = held?.isConnected ? held : part && this._app.querySelector(`[data-part="${CSS.escape(part)}"]`);
    if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  }

  /**
   * Say something short that goes away by itself.
   * @param {string} words
   * @param {{kind?: "error" | "good"}} [options]
   */
  notice(words, { kind = "error" } = {}) {
    const note = h("div", { class: `notice notice-${kind}` }, icon(kind === "error" ? "alert" : "check"), h("span", {}, words));
    const gone = () => note.remove();
    add(note, h("button", { class: "icon-button small", type: "button", "aria-label": "Dismiss", on: { click: gone } }, icon("close")));
    this._notices.append(note);
    setTimeout(gone, NOTICE_STAYS);
  }

  /** @param {HTMLElement} element @param {Omit<Raised, "element" | "scrim" | "before"> & {scrim: boolean}} options */
  _raise(element, options) {
    const scrim = options.scrim ? h("div", { class: "scrim" }) : null;
    if (scrim) scrim.addEventListener("click", () => this.close(element));
    if (scrim) this._floor.append(scrim);
    this._floor.append(element);
    this._open.push({ ...options, element, scrim, before: document.activeElement });
    this._barTheRest();
    this._settle();
    if (!options.keepFocus) stopIn(element).focus({ preventScroll: true });
    return () => this.close(element);
  }

  /** Under a dialog nothing else can be reached. */
  _barTheRest() {
    const dialog = this._open.findLast((one) => one.scrim);
    for (const child of this._app.children) {
      if (child instanceof HTMLElement && child !== this._floor && child !== this._notices) child.inert = Boolean(dialog);
    }
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const top = this._open.at(-1);
    if (!top) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.close(top.element);
    } else if (event.key === "Tab" && !top.keepFocus) {
      keepInside(top.element, event);
    }
  }

  /** @param {PointerEvent} event */
  _pressed(event) {
    const top = this._open.at(-1);
    const pressed = event.target instanceof Node ? event.target : null;
    if (!top || top.scrim || top.element.contains(pressed)) return;
    const anchored = top.anchor instanceof Element && top.anchor.contains(pressed);
    if (!anchored) this.close(top.element);
  }

  _settle() {
    for (const { element, anchor, side } of this._open) if (anchor) this._place(element, anchor, side);
  }

  /**
   * @param {HTMLElement} element
   * @param {Anchor} anchor
   * @param {"above" | "below"} [side]
   */
  _place(element, anchor, side) {
    const room = this._app.getBoundingClientRect();
    const at = anchor instanceof Element ? anchor.getBoundingClientRect() : new DOMRect(anchor.x, anchor.y, 0, 0);
    const under = room.bottom - at.bottom - 2 * GAP; // px free below the anchor, and above it
    const over = at.top - room.top - 2 * GAP;
    element.style.maxHeight = "";
    const wanted = element.offsetHeight;
    const goesUp = side === "above" ? over >= wanted || over > under : under < wanted && over > under;
    element.style.maxHeight = `${Math.min(wanted, Math.max(goesUp ? over : under, LEAST))}px`;
    const top = goesUp ? at.top - GAP - element.offsetHeight : at.bottom + GAP;
    const left = Math.min(at.left, room.right - GAP - element.offsetWidth);
    element.style.left = `${Math.max(GAP, left - room.left)}px`;
    element.style.top = `${Math.max(GAP, Math.min(top, room.bottom - GAP - element.offsetHeight) - room.top)}px`;
  }
}

/**
 * What in an element gets the focus when it opens.
 * @param {HTMLElement} element
 */
function stopIn(element) {
  const stop = element.querySelector("[autofocus]") ?? element.querySelector(FOCUSABLE);
  return stop instanceof HTMLElement ? stop : element;
}

/** @param {HTMLElement} element @param {KeyboardEvent} event */
function keepInside(element, event) {
  const stops = [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll(FOCUSABLE))].filter((one) => one.offsetParent !== null);
  if (!stops.length) {
    event.preventDefault();
    return;
  }
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement === edge || !element.contains(document.activeElement)) {
    event.preventDefault();
    (event.shiftKey ? stops[stops.length - 1] : stops[0]).focus();
  }
}

/**
 * A popup with entries, moved through by arrow keys.
 * @param {Layers} layers
 * @param {string} label
 * @param {Entry[]} entries
 * @param {Anchor} anchor
 */
export function menu(layers, label, entries, anchor) {
  const list = h("div", { class: "popup menu", role: "menu", "aria-label": label });
  const close = () => layers.close(list);
  const buttons = entries.map((entry) =>
    h(
      "button",
      {
        type: "button",
        role: "menuitem",
        class: entry.danger ? "danger" : null,
        on: { click: () => (close(), entry.act()) },
      },
      entry.icon ? icon(entry.icon) : null,
      h("span", { class: "title" }, entry.title),
      entry.hint ? h("span", { class: "hint" }, entry.hint) : null,
    ),
  );
  fill(list, h("div", { class: "menu-label" }, label), buttons);
  list.addEventListener("keydown", (event) => {
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = /** @type {Record<string, number>} */ ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 })[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  });
  layers.popup(list, anchor);
  return list;
}
