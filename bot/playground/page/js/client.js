// What the parts of the page share: the store, the line, the layers, where we are, and acting as this person.

import { h } from "./dom.js";
import { showForm } from "./forms.js";
import { menu } from "./layers.js";
import { wordsOf } from "./link.js";
import { remember, remembered } from "./store.js";

export const DID_NOT_RESPOND = "The application did not respond";
const SLOW = 250; // ms after which a command that waits is shown
const PHONE = 700; // px: narrower is a phone
const NARROW = 1000; // px: narrower has no column for the members

/** Tells `moved` when another channel is shown, and `notes` when what only the client itself shows has changed. */
export class Client extends /** @type {TellingOf<ClientEvents>} */ (EventTarget) {
  /** @param {HTMLElement} app @param {Store} store @param {Link} link @param {Layers} layers */
  constructor(app, store, link, layers) {
    super();
    this.app = app;
    this.store = store;
    this.link = link;
    this.layers = layers;
    /** @type {Id | null} */
    this.shown = null; // the channel's id
    /** @type {Map<Id, string>} */
    this.working = new Map(); // by message: the part that waits for an answer
    /** @type {Id | null} */
    this.pressed = null; // the message on which something was pressed last
    /** @type {Map<Id, string>} */
    this.failures = new Map(); // by message: why the last press came to nothing
    /** @type {Note[]} */
    this.notes = []; // commands that wait or failed
    /** @type {{of: string, lists: Map<Id, Promise<Command[]>>}} */
    this._commands = { of: "", lists: new Map() };
  }

  /** Whether the page has a phone's width. */
  get isPhone() {
    return this.app.clientWidth < PHONE;
  }

  /** Whether the members are in a drawer, for want of room. */
  get isNarrow() {
    return this.app.clientWidth < NARROW;
  }

  /**
   * Show a channel.
   * @param {Id} channelId
   */
  go(channelId) {
    if (this.shown === channelId) return;
    this.shown = channelId;
    remember(`shown:${this.store.me}`, channelId);
    this._tell("moved");
  }

  /** The channel shown last, if it can still be opened. */
  get rememberedChannel() {
    const id = remembered(`shown:${this.store.me}`, "");
    return this.store.channel(id) ? id : null;
  }

  /** Open the direct messages with the bot, unless the person goes elsewhere meanwhile. */
  async goDirect() {
    const from = this.shown;
    const known = this.store.direct;
    const opened = known ? known.id : (await this.ask("open_direct"))?.channel;
    if (opened && this.shown === from) this.go(opened);
    return opened;
  }

  /**
   * Ask the playground; a refusal becomes a notice, and gives undefined.
   * @template {keyof Answers} K
   * @param {K} name
   * @param {object} [details]
   * @returns {Promise<Answers[K] | undefined>}
   */
  async ask(name, details) {
    try {
      return await this.link.ask(name, details);
    } catch (error) {
      this.layers.notice(wordsOf(error));
      return undefined;
    }
  }

  // -- acting on the bot --------------------------------------------------------------------------

  /**
   * Send a command; what it waits for, or that it failed, stands in the channel. Gives whether it was sent.
   * @param {Id} channel
   * @param {string} line
   * @param {Options} [options]
   */
  invoke(channel, line, options = {}) {
    return this._command(channel, line, this.link.ask("invoke", { channel, line, options }));
  }

  /**
   * Use an entry of the Apps menu on a user or a message.
   * @param {Id} channel
   * @param {string} name
   * @param {{user: Id} | {message: Id}} target
   */
  useMenu(channel, name, target) {
    return this._command(channel, name, this.link.ask("menu", { channel, name, ...target }));
  }

  /** @param {Id} channel @param {string} line @param {Promise<Came>} asked */
  async _command(channel, line, asked) {
    const note = { channel, line, words: "Sending command …", failed: false };
    const shown = setTimeout(() => this._note(note), SLOW);
    try {
      const came = await asked;
      clearTimeout(shown);
      if (came.failed) this._note(Object.assign(note, { words: DID_NOT_RESPOND, failed: true }));
      else this.unnote(note);
      this._came(came);
      return true;
    } catch (error) {
      clearTimeout(shown);
      this.unnote(note);
      this.layers.notice(wordsOf(error));
      return false;
    }
  }

  /**
   * Press a button or choose in a menu of a message.
   * @param {Id} message
   * @param {string} part
   * @param {"press" | "choose"} name
   * @param {object} details
   */
  async interact(message, part, name, details) {
    if (this.working.has(message)) return;
    this.working.set(message, part);
    this.pressed = message;
    this.failures.delete(message);
    this._tell("notes", { message });
    const came = await this.ask(name, { message, ...details });
    this.working.delete(message);
    if (came?.failed) this.failures.set(message, DID_NOT_RESPOND);
    this._tell("notes", { message });
    if (came) this._came(came);
  }

  /** @param {Came} came */
  _came(came) {
    if (came.form) showForm(this, came.form);
  }

  /** @param {Note} note */
  _note(note) {
    if (!this.notes.includes(note)) this.notes.push(note);
    this._tell("notes");
  }

  /**
   * Take a note of the client's own away.
   * @param {Note} note
   */
  unnote(note) {
    this.notes = this.notes.filter((one) => one !== note);
    this._tell("notes");
  }

  /** What decides which commands there are anywhere: the bot's list, whether one has installed it, and where it is. */
  _offering() {
    const { places, status } = this.store;
    const homes = places.guilds.filter((guild) => guild.members.some((member) => member.id === places.bot));
    return [status.commands, places.has_app, ...homes.map((guild) => guild.id)].join(" ");
  }

  /**
   * The commands in a channel, asked for once.
   * @param {Id} channel
   * @returns {Promise<Command[]>}
   */
  commands(channel) {
    const of = this._offering();
    if (this._commands.of !== of) this._commands = { of, lists: new Map() };
    const { lists } = this._commands;
    const known = lists.get(channel);
    if (known) return known;
    const asked = this.link.ask("commands", { channel }).then((came) => came.commands);
    const list = asked.catch(() => (lists.delete(channel), []));
    lists.set(channel, list);
    return list;
  }

  // -- people and words ---------------------------------------------------------------------------

  /**
   * What can be done with a user, beside where they were pressed.
   * @param {Id} userId
   * @param {Anchor} anchor
   */
  async userMenu(userId, anchor) {
    const { shown: channel, store } = this;
    if (channel === null) return;
    const user = store.user(userId);
    /** @type {Entry[]} */
    const entries = (await this.commands(channel))
      .filter((command) => command.type === 2)
      .map((command) => ({
        title: localized(command, "name", store.places.locale),
        icon: "slash",
        hint: store.user(store.places.bot).display,
        act: () => this.useMenu(channel, command.name, { user: userId }),
      }));
    if (userId === store.places.bot) entries.unshift({ title: "Message", icon: "bubble", act: () => this.goDirect() });
    entries.push({ title: "Mention", icon: "reply", act: () => this._tell("mention", { user: userId }) });
    menu(this.layers, user.display, entries, anchor);
  }

  /**
   * How markdown writes what it mentions in a channel.
   * @param {Id | null} channelId
   * @returns {Names}
   */
  namesIn(channelId) {
    const { store } = this;
    return {
      locale: store.places.locale,
      user: (id) =>
        h(
          "button",
          {
            type: "button",
            class: id === store.me ? "mention mine" : "mention",
            on: { click: (event) => this.userMenu(id, event.currentTarget) },
          },
          `@${store.nameOf(id, channelId)}`,
        ),
      role: (id) => {
        const roles = store.places.guilds.flatMap((guild) => guild.roles);
        return h("span", { class: "mention" }, `@${roles.find((role) => role.id === id)?.name ?? "unknown role"}`);
      },
      channel: (id) => {
        const channel = store.channel(id);
        if (!channel) return h("span", { class: "mention" }, "#unknown");
        return h("button", { type: "button", class: "mention", on: { click: () => this.go(id) } }, `#${channel.name}`);
      },
      command: (name) =>
        h("button", { type: "button", class: "mention", on: { click: () => this._tell("type", { line: `/${name}` }) } }, `/${name}`),
    };
  }

  /** @template {keyof ClientEvents} K @param {K} what @param {ClientEvents[K] | object} [details] */
  _tell(what, details = {}) {
    this.dispatchEvent(new CustomEvent(what, { detail: details }));
  }
}

/**
 * A command's or option's name or description in the language of the person.
 * @param {Named} thing
 * @param {"name" | "description"} what
 * @param {string} locale
 */
export function localized(thing, what, locale) {
  return thing[`${what}_localizations`]?.[locale] ?? thing[what] ?? "";
}
