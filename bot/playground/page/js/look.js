// Dark or light, and the phone: how the page looks, kept in this browser.

import { remember, remembered } from "./store.js";

/** Tells `changed`. */
export class Look extends /** @type {TellingOf<LookEvents>} */ (EventTarget) {
  /** @param {HTMLElement} page @param {HTMLElement} body */
  constructor(page, body) {
    super();
    this._page = page;
    this._body = body;
    this.light = remembered("light", false);
    this.phone = remembered("phone", false);
    this._show();
  }

  toggleTheme() {
    this.light = !this.light;
    remember("light", this.light);
    this._show();
  }

  /** Put the page into the frame of a phone, 390 px wide, or take it out. */
  togglePhone() {
    this.phone = !this.phone;
    remember("phone", this.phone);
    this._show();
  }

  _show() {
    this._page.dataset.theme = this.light ? "light" : "dark";
    this._body.classList.toggle("phone-frame", this.phone);
    this.dispatchEvent(new Event("changed"));
  }
}
