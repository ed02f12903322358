// The box at the bottom: words to say, or a command with its options.

import { CommandBox } from "./command-box.js";
import { fitting, flat, typedOut } from "./commands.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { face } from "./messages.js";
import { Suggestions } from "./suggestions.js";

const LONGEST = 2000; // characters
const NAME_PART = /(?:^|\s)([@#])([^\s@#]*)$/;

export class Composer {
  /** @param {Client} client */
  constructor(client) {
    this._client = client;
    /** @type {FlatCommand[]} */
    this._found = []; // the commands here, flat
    /** @type {Map<Id, string>} */
    this._drafts = new Map(); // by channel
    /** @type {Id | null} */
    this._here = null; // the channel of the words in the box
    this.suggestions = new Suggestions();
    this._input = h("textarea", {
      class: "words",
      rows: 1,
      maxlength: LONGEST,
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      autocomplete: "off",
      spellcheck: "true",
    });
    this._slash = h("button", { type: "button", class: "icon-button", "aria-label": "Use a command", title: "Use a command" }, icon("slash"));
    this._send = h("button", { type: "button", class: "icon-button send", "aria-label": "Send" }, icon("send"));
    this._box = h("div", { class: "box" });
    this.element = h("div", { class: "composer" }, this.suggestions.element, this._box);
    this._command = new CommandBox(client, this.suggestions, () => this._words());
    this._words();
    this._listen();
  }

  _listen() {
    const input = this._input;
    input.addEventListener("input", () => this._typed());
    input.addEventListener("keydown", (event) => this._key(event));
    input.addEventListener("blur", () => this.suggestions.hide());
    input.addEventListener("focus", () => this._typed());
    this._send.addEventListener("click", () => this._say());
    this._slash.addEventListener("click", () => {
      input.value = "/";
      input.focus();
      this._typed();
    });
    this._client.addEventListener("moved", () => this._moved());
    this._client.addEventListener("mention", ({ detail }) => this._insert(`@${this._client.store.nameOf(detail.user, this._client.shown)} `));
    this._client.addEventListener("type", ({ detail }) => this._begin(detail.line));
    this._client.store.addEventListener("changed", ({ detail }) => ["hello", "places", "status"].includes(detail.what) && this._learn());
    document.addEventListener("keydown", (event) => this._anywhere(event));
    new ResizeObserver(() => this._grow()).observe(this.element);
  }

  focus() {
    if (this._command.open) this._command.focus();
    else this._input.focus({ preventScroll: true });
  }

  // -- where we are -------------------------------------------------------------------------------

  _moved() {
    if (this._command.open) this._command.cancel();
    if (this._here) this._drafts.set(this._here, this._input.value);
    this._here = this._client.shown;
    this._input.value = this._drafts.get(this._here ?? "") ?? "";
    this._grow();
    this.suggestions.hide();
    this._learn();
    if (!this._client.isPhone && !this._client.layers.busy) this.focus();
  }

  async _learn() {
    const { store, shown } = this._client;
    const channel = store.channel(shown);
    if (!shown || !channel) return;
    this._input.disabled = !channel.may_speak;
    this._slash.disabled = !channel.may_command;
    const name = store.title(channel);
    const place = channel.kind === "direct" ? `@${name}` : channel.kind === "thread" ? `“${name}”` : `#${name}`;
    this._input.placeholder = channel.may_speak ? `Message ${place}` : "You may not write here.";
    this._input.setAttribute("aria-label", `Message ${place}`);
    const commands = await this._client.commands(shown);
    if (shown === this._client.shown) this._found = flat(commands, store.places.locale);
    if (this._input.value.startsWith("/") && document.activeElement === this._input) this._typed();
  }

  _words() {
    fill(this._box, this._slash, this._input, this._send);
    this._box.classList.remove("commanding");
  }

  /**
   * Typing anywhere types here.
   * @param {KeyboardEvent} event
   */
  _anywhere(event) {
    const free = document.activeElement === document.body || document.activeElement?.matches(".scroller, li.message");
    if (!free || this._client.layers.busy || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1 && event.key !== " ") this.focus();
  }

  // -- words --------------------------------------------------------------------------------------

  _typed() {
    this._grow();
    const words = this._input.value;
    this._send.classList.toggle("ready", Boolean(words.trim()));
    if (words.startsWith("/") && !words.includes("\n")) this._offerCommands(words);
    else this._offerNames(NAME_PART.exec(this._before()));
  }

  _before() {
    return this._input.value.slice(0, this._input.selectionStart);
  }

  /** @param {string} words */
  _offerCommands(words) {
    const exact = typedOut(this._found, words);
    if (exact && words.length > exact.line.length) {
      this._start(exact);
      return;
    }
    const lines = fitting(this._found, words).map((command) => ({
      title: command.shown,
      hint: command.options.filter((option) => option.required).map((option) => option.name).join(" "),
      description: command.description,
      side: this._client.store.user(this._client.store.places.bot).display,
      command,
    }));
    const nothing = this._client.store.status.online ? "No command of this name." : "The bot is offline: its commands may be missing.";
    this.suggestions.show(this._input, lines, { head: lines.length ? "Commands" : nothing, pick: (line) => this._start(line.command) });
  }

  /**
   * Offer the people or channels that fit the name begun before the cursor, if one is.
   * @param {RegExpExecArray | null} found
   */
  _offerNames(found) {
    if (!found) {
      this.suggestions.hide();
      return;
    }
    const [, sign, part] = found;
    const { store, shown } = this._client;
    const wanted = part.toLowerCase();
    const guild = store.channel(shown)?.guild;
    const all =
      sign === "@"
        ? store.usersIn(shown).map((user) => ({ title: store.nameOf(user.id, shown), side: `@${user.name}`, picture: face(user) }))
        : store.places.channels.filter((one) => one.guild && one.guild === guild).map((one) => ({ title: one.name, picture: icon("hash") }));
    const lines = all.filter((line) => line.title.toLowerCase().startsWith(wanted));
    if (!lines.length) {
      this.suggestions.hide();
      return;
    }
    this.suggestions.show(this._input, lines, {
      head: sign === "@" ? "People" : "Channels",
      pick: (line) => {
        const before = this._before();
        const start = before.slice(0, before.length - part.length) + line.title;
        this._input.value = `${start} ${this._input.value.slice(before.length)}`;
        this._input.setSelectionRange(start.length + 1, start.length + 1);
        this._typed();
      },
    });
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const { suggestions } = this;
    if (event.isComposing) return;
    if (suggestions.open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      suggestions.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (suggestions.open && suggestions.active && (event.key === "Tab" || (event.key === "Enter" && !event.shiftKey))) {
      event.preventDefault();
      suggestions.pickActive();
    } else if (suggestions.open && event.key === "Escape") {
      event.preventDefault();
      suggestions.hide();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this._say();
    }
  }

  async _say() {
    const words = this._input.value.trim();
    if (!words) return;
    const channel = this._client.shown;
    this._input.value = "";
    this._typed();
    this.suggestions.hide();
    const came = await this._client.ask("say", { channel, words: this._withMentions(words, channel) });
    if (!came && !this._input.value) this._input.value = words; // nothing that was written is lost
    this._grow();
  }

  /**
   * Names with their sign become mentions, the longest first.
   * @param {string} words
   * @param {Id | null} channelId
   */
  _withMentions(words, channelId) {
    const { store } = this._client;
    const guild = store.channel(channelId)?.guild;
    const named = [
      ...store.usersIn(channelId).flatMap((user) => [[`@${store.nameOf(user.id, channelId)}`, `<@${user.id}>`], [`@${user.name}`, `<@${user.id}>`]]),
      ...store.places.channels.filter((one) => one.guild && one.guild === guild).map((one) => [`#${one.name}`, `<#${one.id}>`]),
    ].sort(([one], [other]) => other.length - one.length);
    const rule = new RegExp(`(^|\\s)(${named.map(([name]) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?![\\w])`, "gu");
    return named.length ? words.replace(rule, (_, space, name) => space + (named.find(([one]) => one === name)?.[1] ?? name)) : words;
  }

  /** @param {string} words */
  _insert(words) {
    this._input.setRangeText(words, this._input.selectionStart, this._input.selectionEnd, "end");
    this._input.focus();
    this._typed();
  }

  _grow() {
    this._input.style.height = "auto";
    this._input.style.height = `${Math.min(this._input.scrollHeight, 200)}px`;
  }

  // -- commands -----------------------------------------------------------------------------------

  /** @param {string} line */
  _begin(line) {
    const command = this._found.find((one) => one.line === line);
    if (command) this._start(command);
  }

  /** @param {FlatCommand} command */
  _start(command) {
    const { shown } = this._client;
    if (!shown) return;
    this._input.value = "";
    this._grow();
    this.suggestions.hide();
    this._box.classList.add("commanding");
    fill(this._box, this._command.start(command, shown));
    this._command.focus();
  }
}
