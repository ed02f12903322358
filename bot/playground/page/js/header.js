// The bar above the messages: where one is, and the ways to the rest.

import { fill, focused, h } from "./dom.js";
import { icon } from "./icons.js";
import { appMark, face } from "./messages.js";
import { experiments, people } from "./panels.js";

export class Header {
  /** @param {Client} client @param {Look} look */
  constructor(client, look) {
    this._client = client;
    this._look = look;
    this.element = h("header", { class: "header" });
    this._pings = 0; // in other channels than this one
    client.store.addEventListener("changed", ({ detail }) => {
      if (["hello", "places", "status"].includes(detail.what) || this._pings !== client.store.pings(client.shown)) this._draw();
    });
    client.addEventListener("moved", () => this._draw());
    look.addEventListener("changed", () => this._draw());
  }

  _draw() {
    const { store, shown } = this._client;
    const channel = store.channel(shown);
    if (!channel) return;
    const held = focused()?.dataset.button;
    this._pings = store.pings(shown);
    const places = this._pings ? `Channels; ${this._pings} unread for you` : "Channels";
    fill(this.element, this._button("places", "menu", places, () => this._tell("places"), this._pings), this._title(channel), this._buttons());
    this.mark();
    if (held) this.focus(held);
  }

  /**
   * Go to one of the buttons.
   * @param {string} name
   */
  focus(name) {
    this._found(name)?.focus();
  }

  /** Say on their buttons whether the sides are open. */
  mark() {
    const { app, isNarrow } = this._client;
    const open = { places: app.classList.contains("show-places"), members: isNarrow ? app.classList.contains("show-members") : !app.classList.contains("no-members") };
    for (const [name, is] of Object.entries(open)) this._found(name)?.setAttribute("aria-expanded", String(is));
  }

  /** @param {string} name @returns {HTMLElement | null} */
  _found(name) {
    return this.element.querySelector(`[data-button="${name}"]`);
  }

  /** @param {Channel} channel */
  _title(channel) {
    const { store } = this._client;
    const parent = store.channel(channel.parent);
    const user = channel.kind === "direct" ? store.user(channel.with) : null;
    return h(
      "h1",
      {},
      parent ? h("button", { type: "button", class: "crumb", on: { click: () => this._client.go(parent.id) } }, icon("hash"), parent.name, " ›") : null,
      user ? face(user) : icon(channel.kind === "thread" ? "thread" : "hash"),
      h("span", { class: "place-name" }, store.title(channel)),
      user?.bot ? appMark() : null,
      channel.topic ? h("small", {}, channel.topic) : null,
    );
  }

  _buttons() {
    const { store } = this._client;
    const look = this._look;
    const refused = store.status.experiments?.refusals.filter((one) => !one.on_purpose).length;
    return h(
      "div",
      { class: "header-buttons" },
      h("span", { class: "not-discord", title: "Everything here happens on this machine" }, "Playground"),
      store.host ? this._button("people", "people", "People: open other tabs", () => people(this._client)) : null,
      store.host ? this._button("experiments", "flask", refused ? `Experiments; ${refused} refused requests` : "Experiments", () => experiments(this._client), refused) : null,
      this._button("phone", "phone", look.phone ? "Leave the phone" : "Look at it on a phone", () => look.togglePhone(), null, look.phone),
      this._button("theme", look.light ? "moon" : "sun", look.light ? "Dark theme" : "Light theme", () => look.toggleTheme()),
      this._button("members", "menu", "Members", () => this._tell("members")),
    );
  }

  /**
   * @param {string} name
   * @param {string} shape
   * @param {string} label
   * @param {() => unknown} act
   * @param {number | null} [badge]
   * @param {boolean | null} [pressed]
   */
  _button(name, shape, label, act, badge = null, pressed = null) {
    return h(
      "button",
      { type: "button", class: `icon-button header-${name}`, title: label, "aria-label": label, "aria-pressed": pressed === null ? null : String(pressed), data: { button: name }, on: { click: act } },
      icon(name === "members" ? "list" : shape),
      badge ? h("span", { class: "badge", "aria-hidden": "true" }, badge) : null,
    );
  }

  /** @param {string} what */
  _tell(what) {
    this.element.dispatchEvent(new Event(what));
  }
}
