// What this person sees, as the playground told it, and what they have read of it.

import { compareIds } from "./dom.js";
import { setClock } from "./timestamps.js";

/** Tells `changed` (with what: "hello", "places", "status", "message", "gone", "typing", "read") as an event. */
export class Store extends /** @type {TellingOf<StoreEvents>} */ (EventTarget) {
  constructor() {
    super();
    /** @type {Places} */
    this.places = { users: {}, guilds: [], channels: [], me: "", bot: "", locale: "en-US", dms_open: true, has_app: false };
    /** @type {Status} */
    this.status = { online: false, commands: "" };
    this.host = false;
    /** @type {Welcome | null} */
    this.welcome = null;
    /** @type {Map<Id, Map<Id, Message>>} */
    this._messages = new Map(); // by channel: messages by id, the oldest first
    /** @type {Set<Id>} */
    this._longer = new Set(); // channels with older messages than these
    /** @type {Record<Id, Id>} */
    this._read = {};
  }

  /**
   * Take in a piece of news.
   * @param {News} news
   */
  take(news) {
    switch (news.t) {
      case "hello":
        this._start(news);
        break;
      case "places":
        this.places = news.places;
        this._forgetClosed();
        break;
      case "status":
        this.status = news.status;
        break;
      case "message":
        this._put(news.message);
        break;
      case "gone":
        for (const messages of this._messages.values()) messages.delete(news.message);
        break;
    }
    this._tell(/** @type {Changed} */ ({ what: news.t, ...news }));
  }

  /** @param {Hello} news */
  _start(news) {
    setClock(news.now);
    this.places = news.places;
    this.status = news.status;
    this.host = news.host;
    this.welcome = news.welcome;
    this._messages.clear();
    this._longer = new Set(news.longer);
    this._read = remembered(`read:${this.me}`, {});
    for (const message of news.messages) this._put(message);
  }

  /** @param {Message} message */
  _put(message) {
    const messages = this._messages.get(message.channel) ?? new Map();
    const grew = !messages.has(message.id);
    messages.set(message.id, message);
    const ordered = grew && messages.size > 1 ? new Map([...messages].sort(([a], [b]) => compareIds(a, b))) : messages;
    this._messages.set(message.channel, ordered);
  }

  _forgetClosed() {
    const open = new Set(this.places.channels.map((channel) => channel.id));
    for (const id of this._messages.keys()) if (!open.has(id)) this._messages.delete(id);
  }

  /** @param {Changed} detail */
  _tell(detail) {
    this.dispatchEvent(new CustomEvent("changed", { detail }));
  }

  // -- finding ------------------------------------------------------------------------------------

  get me() {
    return this.places.me;
  }

  /**
   * A user by id; somebody unknown has no name.
   * @param {Id} id
   * @returns {User}
   */
  user(id) {
    return this.places.users[id] ?? { id, name: "unknown", display: "Unknown user", bot: false };
  }

  /**
   * What a user is called in a channel: their nickname there, or their name.
   * @param {Id} id
   * @param {Id | null} channelId
   */
  nameOf(id, channelId) {
    const guild = this.guild(this.channel(channelId)?.guild);
    return guild?.members.find((member) => member.id === id)?.nick ?? this.user(id).display;
  }

  /** @param {Id | null | undefined} id */
  channel(id) {
    return this.places.channels.find((channel) => channel.id === id);
  }

  /** @param {Id | null | undefined} id */
  guild(id) {
    return this.places.guilds.find((guild) => guild.id === id);
  }

  /** The direct messages with the bot, once there are any. */
  get direct() {
    return this.places.channels.find((channel) => channel.kind === "direct" && channel.with === this.places.bot);
  }

  /**
   * What a channel is called.
   * @param {Channel} channel
   */
  title(channel) {
    return channel.kind === "direct" && !channel.name ? this.user(channel.with).display : channel.name;
  }

  /**
   * Who can be spoken of in a channel.
   * @param {Id | null} channelId
   */
  usersIn(channelId) {
    const channel = this.channel(channelId);
    const guild = this.guild(channel?.guild);
    if (guild) return guild.members.map((member) => this.user(member.id));
    return [this.me, ...(channel?.others ?? [])].map((id) => this.user(id));
  }

  /**
   * The messages of a channel, the oldest first.
   * @param {Id | null} channelId
   */
  messages(channelId) {
    return [...(this._messages.get(channelId ?? "")?.values() ?? [])];
  }

  /** @param {Id} id */
  message(id) {
    for (const messages of this._messages.values()) if (messages.has(id)) return messages.get(id);
    return undefined;
  }

  /** @param {Id | null} channelId */
  hasOlder(channelId) {
    return channelId !== null && this._longer.has(channelId);
  }

  /**
   * Take in older messages of a channel.
   * @param {Id} channelId
   * @param {Message[]} messages
   * @param {boolean} more
   */
  putOlder(channelId, messages, more) {
    for (const message of messages) this._put(message);
    if (!more) this._longer.delete(channelId);
    this._tell({ what: "older", channel: channelId });
  }

  // -- reading ------------------------------------------------------------------------------------

  /**
   * The last message read in a channel; "0" for none.
   * @param {Id} channelId
   */
  lastRead(channelId) {
    return this._read[channelId] ?? "0";
  }

  /**
   * Everything in the channel up to now is read.
   * @param {Id} channelId
   */
  markRead(channelId) {
    const last = this.messages(channelId).at(-1)?.id;
    if (!last || compareIds(last, this.lastRead(channelId)) <= 0) return;
    this._read[channelId] = last;
    remember(`read:${this.me}`, this._read);
    this._tell({ what: "read", channel: channelId });
  }

  /**
   * How much is new in a channel, and how much of it calls this person.
   * @param {Id} channelId
   */
  unread(channelId) {
    const read = this.lastRead(channelId);
    const direct = this.channel(channelId)?.kind === "direct";
    const fresh = this.messages(channelId).filter((one) => one.author !== this.me && compareIds(one.id, read) > 0);
    const pings = fresh.filter((one) => direct || one.mentions.includes(this.me));
    return { fresh: fresh.length, pings: pings.length };
  }

  /**
   * How often this person is called in all channels together, leaving one out.
   * @param {Id | null} [except]
   */
  pings(except = null) {
    return this.places.channels.filter((one) => one.id !== except).reduce((sum, one) => sum + this.unread(one.id).pings, 0);
  }
}

/**
 * Something kept in this browser, or `otherwise`.
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function remembered(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`playground:${name}`) ?? "null") ?? otherwise;
  } catch {
    return otherwise; // storage is switched off, or holds something else
  }
}

/**
 * Keep something in this browser.
 * @param {string} name
 * @param {unknown} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`playground:${name}`, JSON.stringify(value));
  } catch {
    // storage is switched off: the page works without a memory
  }
}
