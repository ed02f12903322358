// The list above the message box: commands, choices, people, as one types.

import { fill, freshId, h } from "./dom.js";

/** A list that belongs to one input at a time; the input keeps the focus. */
export class Suggestions {
  constructor() {
    this.id = freshId("suggestions");
    this._head = h("div", { class: "suggestions-head" });
    this._lines = h("div", { class: "lines", role: "listbox", id: this.id, "aria-label": "Suggestions" });
    this.element = h("div", { class: "suggestions", hidden: true }, this._head, this._lines);
    /** @type {Suggestion[]} */
    this._shown = [];
    this._at = -1;
    /** @type {HTMLElement | null} */
    this._input = null;
    /** @type {(line: any) => void} */
    this._pick = () => {};
  }

  get open() {
    return !this.element.hidden;
  }

  /** The line that Enter picks, if there is one. */
  get active() {
    return this._shown[this._at];
  }

  /**
   * Show lines for an input; `pick` is told the choice. The first line is active, or none with `at: -1`.
   * @template {Suggestion} L
   * @param {HTMLElement} input
   * @param {L[]} lines
   * @param {{head?: Child, pick: (line: L) => void, at?: number}} options
   */
  show(input, lines, { head = "", pick, at = 0 }) {
    this._bind(input);
    this._shown = lines;
    this._pick = pick;
    this._at = lines.length ? at : -1;
    this.element.hidden = !lines.length && !head;
    fill(this._head, head);
    this._head.hidden = !head;
    this._draw();
  }

  hide() {
    this._bind(null);
    this.element.hidden = true;
    this._shown = [];
    this._at = -1;
  }

  /**
   * Go up or down, round the ends.
   * @param {number} step
   */
  move(step) {
    if (!this._shown.length) return;
    const from = this._at < 0 && step < 0 ? 0 : this._at;
    this._at = (from + step + this._shown.length) % this._shown.length;
    this._draw();
  }

  /** Pick the active line; tells whether there was one. */
  pickActive() {
    if (!this.open || !this.active) return false;
    this._pick(this.active);
    return true;
  }

  /** @param {HTMLElement | null} input */
  _bind(input) {
    if (this._input && this._input !== input) {
      expand(this._input, false);
      this._input.removeAttribute("aria-activedescendant");
    }
    this._input = input;
    if (!input) return;
    expand(input, true);
    input.setAttribute("aria-controls", this.id);
  }

  _draw() {
    fill(this._lines, this._shown.map((line, index) => this._line(line, index)));
    const active = this._lines.querySelector(".active");
    active?.scrollIntoView({ block: "nearest" });
    if (active) this._input?.setAttribute("aria-activedescendant", active.id);
    else this._input?.removeAttribute("aria-activedescendant");
  }

  /** @param {Suggestion} line @param {number} index */
  _line(line, index) {
    return h(
      "div",
      {
        class: index === this._at ? "line active" : "line",
        role: "option",
        id: `${this.id}-${index}`,
        "aria-selected": String(index === this._at),
        on: {
          pointerdown: (event) => event.preventDefault(), // the input keeps the focus
          click: () => this._pick(line),
        },
      },
      line.picture ?? null,
      h("span", { class: "line-words" }, h("span", { class: "line-label" }, line.title, line.hint ? h("span", { class: "line-options" }, line.hint) : null), line.description ? h("span", { class: "line-hint" }, line.description) : null),
      line.side ? h("span", { class: "line-side" }, line.side) : null,
    );
  }
}

/**
 * Say that a list is open, where an input may say so: a box of several lines may not.
 * @param {HTMLElement} input
 * @param {boolean} open
 */
function expand(input, open) {
  if (input.getAttribute("role") === "combobox") input.setAttribute("aria-expanded", String(open));
}
