// Where one can go: direct messages, each server's channels and threads, with what is unread; and who one is.

import { fill, focused, h, unseen } from "./dom.js";
import { icon } from "./icons.js";
import { appMark, face } from "./messages.js";
import { settings } from "./panels.js";
import { timestamp } from "./timestamps.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1 };

export class Sidebar {
  /** @param {Client} client */
  constructor(client) {
    this._client = client;
    this._places = h("nav", { class: "places", "aria-label": "Channels" });
    this._me = h("div", { class: "me" });
    this.element = h("aside", { class: "sidebar", "aria-label": "Servers and direct messages" }, this._places, this._me);
    const draw = () => this._draw();
    client.store.addEventListener("changed", ({ detail }) => detail.what !== "typing" && draw());
    client.addEventListener("moved", draw);
    this._places.addEventListener("keydown", (event) => this._key(event));
  }

  _draw() {
    const { store, shown } = this._client;
    const held = this._places.contains(focused()) ? focused()?.dataset.channel : null;
    const bot = store.user(store.places.bot);
    const directs = store.places.channels.filter((channel) => channel.kind === "direct");
    fill(
      this._places,
      store.places.guilds.map((guild) => this._guild(guild)),
      h(
        "section",
        {},
        h("h2", {}, "Direct messages"),
        h(
          "ul",
          { role: "list" },
          store.direct ? null : h("li", {}, this._link({ id: "direct", title: bot.display, picture: face(bot), bot: true, open: () => this._client.goDirect() })),
          directs.map((channel) => {
            const user = store.user(channel.with);
            return h("li", {}, this._link({ id: channel.id, title: store.title(channel), picture: face(user), bot: user.bot, open: () => this._client.go(channel.id) }));
          }),
        ),
      ),
    );
    fill(this._me, face(store.user(store.me)), this._who(), this._settings());
    const again = held && this._places.querySelector(`[data-channel="${held}"]`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    const pings = store.pings();
    const place = store.channel(shown);
    document.title = `${pings ? `(${pings}) ` : ""}${place ? `${place.kind === "direct" ? "@" : "#"}${store.title(place)} · ` : ""}Playground`;
  }

  /** @param {Guild} guild */
  _guild(guild) {
    const { store } = this._client;
    const own = store.places.channels.filter((channel) => channel.guild === guild.id);
    const texts = own.filter((channel) => channel.kind === "text").sort((one, other) => one.position - other.position);
    /** @type {(channel: Channel) => HTMLElement} */
    const line = (channel) => {
      const inside = own.filter((thread) => thread.parent === channel.id && (!thread.archived || thread.id === this._client.shown));
      const link = { id: channel.id, title: channel.name, picture: icon(channel.kind === "thread" ? "thread" : "hash"), open: () => this._client.go(channel.id) };
      return h("li", {}, this._link(link), inside.length ? h("ul", { role: "list", class: "threads" }, inside.map(line)) : null);
    };
    const events = guild.events.length ? h("ul", { role: "list", class: "events", "aria-label": "Events" }, guild.events.map((event) => h("li", {}, this._event(event)))) : null;
    return h("section", {}, h("h2", {}, guild.name), events, h("ul", { role: "list" }, texts.map(line)));
  }

  /**
   * A scheduled event: when, how many are interested, and whether one is oneself.
   * @param {ScheduledEvent} event
   */
  _event(event) {
    const { locale } = this._client.store.places;
    const when = event.active ? "Now" : timestamp(event.starts, "f", locale);
    /** @type {(what: keyof Answers, label: string, pressed: boolean | null, ask: Record<string, unknown>) => HTMLElement} */
    const button = (what, label, pressed, ask) =>
      h("button", { type: "button", class: "event-button", "aria-label": `${label}: ${event.name}`, "aria-pressed": pressed === null ? null : String(pressed), on: { click: () => this._client.ask(what, { event: event.id, ...ask }) } }, label);
    return h(
      "div",
      { class: "event", data: { event: event.id } },
      h("small", {}, when),
      h("b", {}, event.name),
      event.description ? h("small", {}, event.description) : null,
      h("small", {}, `${event.location} · ${event.interested} interested`),
      h(
        "div",
        { class: "event-buttons" },
        button("interest", "Interested", event.mine, { interested: !event.mine }),
        event.may_change ? button("cancel_event", "Cancel event", null, {}) : null,
      ),
    );
  }

  /** @param {{id: Id, title: string, picture: Node, bot?: boolean, open: () => unknown}} place */
  _link({ id, title, picture, bot, open }) {
    const { store, shown } = this._client;
    const here = id === shown;
    const { fresh, pings } = here && document.hasFocus() ? { fresh: 0, pings: 0 } : store.unread(id);
    return h(
      "button",
      {
        type: "button",
        class: ["place", here && "here", fresh && "fresh"].filter(Boolean).join(" "),
        "aria-current": here ? "page" : null,
        data: { channel: id },
        on: { click: () => (open(), this.element.dispatchEvent(new CustomEvent("picked"))) },
      },
      picture,
      h("span", { class: "place-name" }, title),
      bot ? appMark() : null,
      pings ? h("span", { class: "pings" }, String(pings), unseen(" unread for you")) : fresh ? unseen("unread") : null,
    );
  }

  _who() {
    const { store } = this._client;
    const user = store.user(store.me);
    const bot = store.user(store.places.bot).display;
    const line = store.status.online ? `${bot} is online` : `${bot} is offline`;
    return h("div", { class: "me-words" }, h("b", {}, user.display), h("span", { class: store.status.online ? "online" : "offline" }, line));
  }

  _settings() {
    const open = (/** @type {{currentTarget: HTMLElement}} */ event) => settings(this._client, event.currentTarget);
    return h("button", { type: "button", class: "icon-button", "aria-label": "Your settings", "aria-haspopup": "dialog", on: { click: open } }, icon("more"));
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const links = [.../** @type {NodeListOf<HTMLElement>} */ (this._places.querySelectorAll(".place"))];
    links[links.findIndex((link) => link === document.activeElement) + step]?.focus();
  }
}

/** The members of the server that is shown, at the side. */
export class Members {
  /** @param {Client} client */
  constructor(client) {
    this._client = client;
    this.element = h("aside", { class: "members", "aria-label": "Members" });
    const draw = () => this._draw();
    client.store.addEventListener("changed", ({ detail }) => ["hello", "places", "status"].includes(detail.what) && draw());
    client.addEventListener("moved", draw);
  }

  _draw() {
    const { store, shown } = this._client;
    const users = store.usersIn(shown);
    /** @type {(title: string, some: User[]) => Child} */
    const part = (title, some) => (some.length ? [h("h2", {}, `${title} — ${some.length}`), h("ul", { role: "list" }, some.map((user) => h("li", {}, this._member(user))))] : null);
    fill(this.element, part("Apps", users.filter((user) => user.bot)), part("Members", users.filter((user) => !user.bot)));
  }

  /** @param {User} user */
  _member(user) {
    const open = (/** @type {Event & {currentTarget: Element}} */ event) => (event.preventDefault(), this._client.userMenu(user.id, event.currentTarget));
    return h(
      "button",
      { type: "button", class: "member", "aria-haspopup": "menu", on: { click: open, contextmenu: open } },
      face(user),
      h("span", { class: "place-name" }, this._client.store.nameOf(user.id, this._client.shown)),
      user.bot ? appMark() : null,
    );
  }
}
