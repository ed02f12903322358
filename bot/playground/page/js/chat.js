// The messages of the channel that is shown: drawn once, then kept up with what happens.

import { compareIds, fill, focused, h } from "./dom.js";
import { icon } from "./icons.js";
import { dayLine, messageItem, messageMenu, newLine, noteItem, sameDay } from "./messages.js";
import { drawn } from "./pictures.js";
import { emptyPlace } from "./welcome.js";

const NEAR = 80; // px from the end that still count as the end
const SPOKEN = ".content, .text-display, .embed-words, .thinking, .file-name, img[alt]:not(.face)"; // of a new message
/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1 };
const TYPING_STAYS = 10_000; // ms

export class Chat {
  /** @param {Client} client */
  constructor(client) {
    this._client = client;
    /** @type {Map<Id, HTMLElement>} */
    this._items = new Map(); // by message id
    this._newest = "0"; // the last message read when the channel was opened
    this._typing = 0; // the timer that takes away who types
    this._asking = false;
    this._following = true;
    /** @type {HTMLElement | null} */
    this._substitute = null; // has the focus in place of a part that cannot be pressed now
    this.list = h("ol", { class: "messages", role: "list" });
    this._scroller = h("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": "Messages" }, this.list);
    this._jump = h("button", { type: "button", class: "jump", hidden: true, on: { click: () => this._toEnd() } }, "New messages", icon("down"));
    this._aloud = h("div", { class: "unseen", role: "log", "aria-live": "polite" });
    this.typing = h("div", { class: "typing", "aria-live": "off" });
    this.element = h("div", { class: "chat" }, this._scroller, this._jump, this._aloud);
    this._listen();
  }

  _listen() {
    const { store } = this._client;
    store.addEventListener("changed", ({ detail }) => this._changed(detail));
    this._client.addEventListener("moved", () => this._show());
    this._client.addEventListener("notes", ({ detail }) => this._noted(detail.message));
    this._client.addEventListener("jump", ({ detail }) => this._jumpTo(detail.message));
    this._scroller.addEventListener("scroll", () => this._scrolled(), { passive: true });
    this._scroller.addEventListener("keydown", (event) => this._key(event));
    this.list.addEventListener("contextmenu", (event) => this._context(event));
    this.list.addEventListener("load", () => this._follow(), true);
    document.addEventListener("visibilitychange", () => this._read());
    window.addEventListener("focus", () => this._read());
    new ResizeObserver(() => this._follow()).observe(this._scroller);
  }

  /** @param {Changed} detail */
  _changed(detail) {
    const { shown } = this._client;
    switch (detail.what) {
      case "hello": // after the first one: the line broke and is back
      case "places":
        if (this._client.store.channel(shown)) this._show({ stay: true });
        break;
      case "message":
        if (detail.message.channel === shown) this._put(detail.message);
        break;
      case "gone":
        this._remove(detail.message);
        break;
      case "status":
        if (!this._items.size) this._arrange(); // the welcome waits for the bot
        break;
      case "older":
        if (detail.channel === shown) this._older();
        break;
      case "typing":
        if (detail.channel === shown && detail.user !== this._client.store.me) this._types(detail.user);
        break;
    }
  }

  // -- drawing ------------------------------------------------------------------------------------

  /** @param {{stay?: boolean}} [options] */
  _show({ stay = false } = {}) {
    const { store, shown } = this._client;
    const channel = store.channel(shown);
    if (!shown || !channel) return;
    const top = this._scroller.scrollTop;
    if (!stay) {
      this._newest = store.lastRead(shown);
      this._following = true;
    }
    this._scroller.setAttribute("aria-label", `Messages in ${store.title(channel)}`);
    this._keepFocus(() => {
      this._items.clear();
      for (const message of store.messages(shown)) this._items.set(message.id, this._made(message));
      this._arrange();
    });
    fill(this.typing);
    if (this._following) this._toEnd();
    else this._scroller.scrollTop = top;
    this._read();
  }

  /** @param {Message} message */
  _made(message) {
    return messageItem(this._client, message, this._before(message));
  }

  /** @param {Message} message */
  _before(message) {
    const messages = this._client.store.messages(message.channel);
    return messages[messages.findIndex((one) => one.id === message.id) - 1];
  }

  /** Put all items in their order, with the lines between days and above what is new. */
  _arrange() {
    const { store, shown } = this._client;
    const messages = store.messages(shown);
    const channel = store.channel(shown);
    /** @type {HTMLElement[]} */
    const order = [];
    let before = null;
    let marked = this._newest === "0";
    if (channel && !store.hasOlder(shown)) order.push(emptyPlace(this._client, channel, messages.length === 0));
    for (const message of messages) {
      if (!before || !sameDay(before.at, message.at)) order.push(dayLine(message.at, store.places.locale));
      if (!marked && compareIds(message.id, this._newest) > 0 && message.author !== store.me) {
        order.push(newLine());
        marked = true;
      }
      order.push(this._items.get(message.id) ?? this._made(message));
      before = message;
    }
    order.push(...this._client.notes.filter((note) => note.channel === shown).map((note) => noteItem(this._client, note)));
    this._keepFocus(() => put(this.list, order));
  }

  /**
   * Change the list; the focus stays on the same part, or on its message, or at least among the messages.
   * @param {() => void} change
   */
  _keepFocus(change) {
    const held = focused();
    const item = held && this.list.contains(held) ? held.closest("li") : null;
    change();
    if (!held || !item || this.list.contains(document.activeElement)) return;
    const { id } = item.dataset;
    const wasPart = held.dataset.part !== undefined || held === this._substitute;
    const next = standIn(held, id ? this._items.get(id) : this.list, wasPart) ?? this._scroller;
    this._substitute = wasPart && next.matches("li") ? next : null; // until its parts can be pressed again
    next.focus({ preventScroll: true });
  }

  /** @param {Message} message */
  async _put(message) {
    const old = this._items.get(message.id);
    const made = this._made(message);
    if (old) {
      if (message.id === this._client.pressed) this._say(message, made, old); // what came of the press
      await drawn(made);
      if (this._items.get(message.id) !== old || this._client.store.message(message.id) !== message) return;
      this._swap(old, made);
    } else {
      this._items.set(message.id, made);
      this._arrange();
      this._say(message, made);
      if (message.author === this._client.store.me) this._following = true;
      else if (!this._following) this._jump.hidden = false;
      fill(this.typing);
    }
    this._follow();
    this._read();
  }

  /**
   * Put a new version in the old one's place.
   * @param {HTMLElement} old
   * @param {HTMLElement} made
   */
  _swap(old, made) {
    this._keepFocus(() => {
      this._items.set(made.dataset.id ?? "", made);
      old.replaceWith(made);
    });
  }

  /** @param {Id} id */
  _remove(id) {
    const item = this._items.get(id);
    if (!item) return;
    const items = this._shownItems();
    const next = items[items.indexOf(item) + 1];
    this._keepFocus(() => {
      this._items.delete(id);
      item.remove();
      const follower = next && this._client.store.message(next.dataset.id ?? "");
      if (follower) this._swap(next, this._made(follower)); // it may have to say now whose it is
      this._arrange();
    });
  }

  /**
   * Something that only the client shows has changed: on one message, or below all of them.
   * @param {Id | undefined} id
   */
  _noted(id) {
    const message = id && this._client.store.message(id);
    const old = id && this._items.get(id);
    if (message && old) this._swap(old, this._made(message));
    else this._arrange();
    this._follow();
  }

  _older() {
    const height = this._scroller.scrollHeight - this._scroller.scrollTop;
    this._show({ stay: true });
    this._scroller.scrollTop = this._scroller.scrollHeight - height;
  }

  /**
   * Let a screen reader say what is new: a message, or what its new version says that the old one did not.
   * @param {Message} message
   * @param {HTMLElement} item
   * @param {HTMLElement | null} [old]
   */
  _say(message, item, old = null) {
    if (message.author === this._client.store.me) return;
    const known = new Set(old ? spoken(old) : []);
    const said = spoken(item).filter((words) => !known.has(words)).join(" ");
    if (!said) return;
    this._aloud.append(h("p", {}, `${this._client.store.nameOf(message.author, message.channel)}: ${said}`));
    while (this._aloud.children.length > 5) this._aloud.firstChild?.remove();
  }

  /** @param {Id} userId */
  _types(userId) {
    const name = this._client.store.nameOf(userId, this._client.shown);
    fill(this.typing, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), h("b", {}, name), " is typing…");
    clearTimeout(this._typing);
    this._typing = setTimeout(() => fill(this.typing), TYPING_STAYS);
  }

  // -- moving -------------------------------------------------------------------------------------

  get _atEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this._scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  _toEnd() {
    this._following = true;
    this._scroller.scrollTop = this._scroller.scrollHeight;
    this._jump.hidden = true;
    this._read();
  }

  _follow() {
    if (this._following) this._scroller.scrollTop = this._scroller.scrollHeight;
  }

  _scrolled() {
    this._following = this._atEnd;
    if (this._following) {
      this._jump.hidden = true;
      this._read();
    }
    if (this._scroller.scrollTop < NEAR) this._askOlder();
  }

  async _askOlder() {
    const { store, shown } = this._client;
    if (this._asking || !shown || !store.hasOlder(shown)) return;
    this._asking = true;
    const before = store.messages(shown)[0]?.id;
    const came = await this._client.ask("history", { channel: shown, before });
    if (came) store.putOlder(shown, came.messages, came.more);
    this._asking = false;
  }

  _read() {
    const { store, shown } = this._client;
    if (shown && document.visibilityState === "visible" && this._following) store.markRead(shown);
  }

  /** @param {Id} id */
  _jumpTo(id) {
    const item = this._items.get(id);
    if (!item) return;
    item.scrollIntoView({ block: "center" });
    item.classList.add("found");
    item.addEventListener("animationend", () => item.classList.remove("found"), { once: true });
    item.focus({ preventScroll: true });
  }

  /**
   * Up and down go from message to message; a key that is held presses one button only, not what takes its place.
   * @param {KeyboardEvent} event
   */
  _key(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.key === "Enter" && event.repeat && target.closest("[data-part]")) event.preventDefault();
    const step = STEPS[event.key];
    const item = target.closest("li.message");
    if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
      if (item) this._context(event);
      return;
    }
    if (!step || (target !== this._scroller && target !== item)) return;
    event.preventDefault();
    const items = this._shownItems();
    const at = items.findIndex((one) => one === item);
    const next = items[at < 0 ? (step < 0 ? items.length - 1 : 0) : at + step];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }

  /** @param {MouseEvent | KeyboardEvent} event */
  _context(event) {
    const target = /** @type {Element} */ (event.target);
    const item = target.closest("li.message");
    const message = item instanceof HTMLElement ? this._client.store.message(item.dataset.id ?? "") : null;
    if (!item || !message || target.closest("a, .name")) return;
    event.preventDefault();
    const isAtPoint = event instanceof MouseEvent && event.clientX;
    messageMenu(this._client, message, isAtPoint ? { x: event.clientX, y: event.clientY } : item);
  }

  /** @returns {HTMLElement[]} */
  _shownItems() {
    return [...this.list.querySelectorAll("li.message")].filter((item) => item instanceof HTMLElement);
  }
}

/**
 * Make these the children of a list, moving as little as possible: what stays keeps its focus and its pictures.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} order
 */
function put(list, order) {
  /** @type {Set<Element>} */
  const wanted = new Set(order);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  order.forEach((item, at) => {
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
  });
}

/**
 * The lines of a message and the words of its pictures.
 * @param {HTMLElement} item
 */
function spoken(item) {
  const whole = /** @type {HTMLElement} */ (item.cloneNode(true));
  for (const left of whole.querySelectorAll(".edited")) left.remove();
  for (const end of whole.querySelectorAll("br, .paragraph, .subtext")) end.before("\n");
  return [...whole.querySelectorAll(SPOKEN)]
    .flatMap((part) => (part instanceof HTMLImageElement ? part.alt : (part.textContent ?? "")).split("\n"))
    .map((words) => words.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

/**
 * What takes the place of the element that had the focus, in a new version of the message or list around it.
 * @param {HTMLElement} held
 * @param {HTMLElement | undefined} place
 * @param {boolean} isPart
 * @returns {HTMLElement | null}
 */
function standIn(held, place, isPart) {
  if (!place || (held.matches("li") && !isPart)) return place ?? null;
  const free = [.../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("button:not([disabled]), a[href]"))];
  const { part } = held.dataset;
  const found = isPart
    ? (free.find((one) => part && one.dataset.part === part) ?? free.find((one) => one.dataset.part))
    : free.find((one) => one.className === held.className && one.textContent === held.textContent);
  return found ?? (place.matches("li") ? place : null);
}
