// A command being filled in: its name, then a field for each option, checked before anything is sent.

import { localized } from "./client.js";
import { KINDS } from "./commands.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { face } from "./messages.js";
import { things } from "./selects.js";

/** @typedef {Suggestion & {value: Given}} Value a line that is a value of an option */
/**
 * A field that stands in the box; `asked` counts what the bot was asked for it.
 * @typedef {{option: CommandOption, input: HTMLInputElement, element: HTMLElement, picked: Value | null, asked: number}} Filled
 */
/** @typedef {{value: Given, fault?: undefined} | {value?: undefined, fault: string}} Read */

const PAUSE = 180; // ms of not typing before the bot is asked for suggestions
/** @type {Record<number, number>} */
const THINGS = { [KINDS.USER]: 5, [KINDS.ROLE]: 6, [KINDS.MENTIONABLE]: 7, [KINDS.CHANNEL]: 8 }; // as select menus offer them

export class CommandBox {
  /**
   * @param {Client} client
   * @param {Suggestions} suggestions
   * @param {() => void} left called when the command was sent or given up
   */
  constructor(client, suggestions, left) {
    this._client = client;
    this._suggestions = suggestions;
    this._left = left;
    /** @type {FlatCommand | null} */
    this._command = null;
    /** @type {Id | null} */
    this._channel = null;
    /** @type {Filled[]} */
    this._fields = [];
    this._row = h("div");
    this._tail = h("input");
    this._fault = h("div");
  }

  get open() {
    return this._command !== null;
  }

  /**
   * Begin a command; gives its element.
   * @param {FlatCommand} command
   * @param {Id} channel
   */
  start(command, channel) {
    this._command = command;
    this._channel = channel;
    this._fields = [];
    this._row = h("div", { class: "fields" });
    this._tail = h("input", { class: "tail", type: "text", autocomplete: "off", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-label": "More options" });
    this._tail.addEventListener("focus", () => this._offerOptions());
    this._tail.addEventListener("input", () => this._offerOptions());
    this._tail.addEventListener("blur", () => this._suggestions.hide());
    this._tail.addEventListener("keydown", (event) => this._tailKey(event));
    const send = h("button", { type: "button", class: "icon-button send ready", "aria-label": "Send the command", on: { click: () => this._send() } }, icon("send"));
    const stop = h("button", { type: "button", class: "icon-button small", "aria-label": "Give the command up", on: { click: () => this.cancel() } }, icon("close"));
    this._fault = h("div", { class: "command-fault", role: "alert" });
    for (const option of command.options.filter((one) => one.required)) this._add(option);
    fill(this._row, h("span", { class: "command-name" }, command.shown), this._fields.map((field) => field.element), this._tail);
    return h("div", { class: "command", role: "group", "aria-label": `Command ${command.shown}` }, this._fault, h("div", { class: "command-row" }, stop, this._row, send));
  }

  focus() {
    (this._fields.find((field) => !field.input.value)?.input ?? this._tail).focus();
  }

  /** Give the command up. */
  cancel() {
    this._end();
  }

  _end() {
    this._command = null;
    this._suggestions.hide();
    this._left();
    const words = this._client.app.querySelector(".words");
    if (words instanceof HTMLElement) words.focus();
  }

  // -- fields -------------------------------------------------------------------------------------

  /** @param {CommandOption} option @returns {Filled} */
  _add(option) {
    const name = localized(option, "name", this._client.store.places.locale);
    const input = h("input", { type: "text", autocomplete: "off", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-label": `${name}${option.required ? ", required" : ""}`, size: 8, data: { option: option.name } });
    const element = h("label", { class: "option" }, h("span", { class: "option-name" }, name), input);
    const field = { option, input, element, picked: null, asked: 0 };
    input.addEventListener("input", () => {
      field.picked = null;
      this._widen(field);
      this._mark(field, null);
      this._offer(field, { typed: true });
    });
    input.addEventListener("focus", () => this._offer(field, { typed: false }));
    input.addEventListener("blur", () => {
      this._suggestions.hide();
      if (input.value) this._mark(field, this._read(field).fault ?? null);
    });
    input.addEventListener("keydown", (event) => this._fieldKey(event, field));
    this._fields.push(field);
    return field;
  }

  /** @param {Filled} field */
  _widen(field) {
    field.input.size = Math.max(8, Math.min(40, field.input.value.length + 1));
  }

  /** @param {Filled} field @param {string | null} fault */
  _mark(field, fault) {
    field.element.classList.toggle("wrong", Boolean(fault));
    if (fault) field.input.setAttribute("aria-invalid", "true");
    else field.input.removeAttribute("aria-invalid");
    fill(this._fault, fault ? h("span", {}, h("b", {}, `${localized(field.option, "name", this._client.store.places.locale)}: `), fault) : "");
  }

  /** @param {KeyboardEvent} event @param {Filled} field */
  _fieldKey(event, field) {
    if (event.isComposing) return;
    const at = this._fields.indexOf(field);
    const atStart = field.input.selectionStart === 0 && field.input.selectionEnd === 0;
    if (this._listKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (this._suggestions.open && this._suggestions.active && !field.picked) this._suggestions.pickActive();
      else this._send();
    } else if (event.key === "Tab" && !event.shiftKey && this._suggestions.active && !field.picked && field.input.value) {
      event.preventDefault();
      this._suggestions.pickActive();
    } else if (event.key === "Backspace" && atStart && !field.input.value) {
      event.preventDefault();
      if (!field.option.required) this._drop(field);
      else if (at === 0) this.cancel();
      else this._fields[at - 1].input.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this._suggestions.open && this._suggestions.active) this._suggestions.hide();
      else this.cancel();
    }
  }

  /** @param {KeyboardEvent} event */
  _listKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return false;
    event.preventDefault();
    this._suggestions.move(event.key === "ArrowDown" ? 1 : -1);
    return true;
  }

  /** @param {Filled} field */
  _drop(field) {
    this._fields = this._fields.filter((one) => one !== field);
    field.element.remove();
    this._tail.focus();
  }

  // -- more options -------------------------------------------------------------------------------

  _offerOptions() {
    const { locale } = this._client.store.places;
    const taken = new Set(this._fields.map((field) => field.option.name));
    const wanted = this._tail.value.replace(/:$/, "").trim().toLowerCase();
    const free = (this._command?.options ?? []).filter((option) => !taken.has(option.name));
    const lines = free
      .filter((option) => localized(option, "name", locale).toLowerCase().startsWith(wanted))
      .map((option) => ({ title: localized(option, "name", locale), description: localized(option, "description", locale), option }));
    this._tail.placeholder = free.length ? "more options …" : "";
    if (!free.length) {
      this._suggestions.hide();
      return;
    }
    this._suggestions.show(this._tail, lines, { head: "Optional", at: wanted ? 0 : -1, pick: (line) => this._take(line.option) });
  }

  /** @param {CommandOption} option */
  _take(option) {
    this._tail.value = "";
    const field = this._add(option);
    this._row.insertBefore(field.element, this._tail);
    field.input.focus();
  }

  /** @param {KeyboardEvent} event */
  _tailKey(event) {
    if (event.isComposing || this._listKey(event)) return;
    if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && this._suggestions.active) || event.key === ":") {
      if (this._suggestions.active) {
        event.preventDefault();
        this._suggestions.pickActive();
      } else if (event.key === "Enter") {
        event.preventDefault();
        this._send();
      }
    } else if (event.key === "Backspace" && !this._tail.value) {
      event.preventDefault();
      const last = this._fields.at(-1);
      if (last) last.input.focus();
      else this.cancel();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.cancel();
    }
  }

  // -- values -------------------------------------------------------------------------------------

  /** @param {Filled} field @param {{typed: boolean}} how */
  _offer(field, { typed }) {
    const { option, input } = field;
    const { locale } = this._client.store.places;
    const head = h("span", {}, h("b", {}, localized(option, "name", locale)), " ", localized(option, "description", locale));
    const pick = (/** @type {Value} */ line) => {
      field.picked = line;
      input.value = line.title;
      this._widen(field);
      this._mark(field, null);
      this._suggestions.hide();
      this.focus();
    };
    if (option.autocomplete) {
      this._suggestions.show(input, [], { head, pick });
      this._askBot(field, head, pick);
      return;
    }
    const wanted = typed || !field.picked ? input.value.trim().toLowerCase() : "";
    const lines = this._lines(option).filter((line) => line.title.toLowerCase().includes(wanted.replace(/^[@#]/, "")));
    this._suggestions.show(input, lines, { head, pick, at: typed || !input.value ? 0 : -1 });
  }

  /**
   * What an option offers by itself.
   * @param {CommandOption} option
   * @returns {Value[]}
   */
  _lines(option) {
    const { locale } = this._client.store.places;
    if (option.type === KINDS.BOOLEAN) return [true, false].map((value) => ({ title: value ? "True" : "False", value }));
    if (THINGS[option.type]) {
      return things(this._client, { type: THINGS[option.type], channel_types: option.channel_types }, this._channel).map((one) => ({
        title: one.label.replace(/^#/, ""),
        side: one.description,
        picture: typeof one.value === "object" && "user" in one.value ? face(this._client.store.user(one.value.user)) : null,
        value: one.value,
      }));
    }
    return (option.choices ?? []).map((choice) => ({ title: localized(choice, "name", locale), value: choice.value }));
  }

  /** @param {Filled} field @param {Node} head @param {(line: Value) => void} pick */
  _askBot(field, head, pick) {
    field.asked += 1;
    const asked = field.asked;
    const stale = () => asked !== field.asked || document.activeElement !== field.input;
    setTimeout(async () => {
      if (stale()) return;
      const others = Object.fromEntries(this._fields.filter((one) => one !== field && one.input.value && !this._read(one).fault).map((one) => [one.option.name, this._read(one).value]));
      const details = { channel: this._channel, line: this._command?.line, option: field.option.name, so_far: field.input.value, others };
      const came = await this._client.link.ask("complete", details).catch(() => ({ failed: true, choices: [] }));
      if (stale()) return;
      const lines = came.choices.map((choice) => ({ title: choice.name, value: choice.value }));
      this._suggestions.show(field.input, lines, { head: came.failed ? h("span", {}, head, " — the bot gave no suggestions") : head, pick, at: field.input.value ? 0 : -1 });
    }, PAUSE);
  }

  /**
   * What stands in a field: `{value}` to send, or `{fault}` with a sentence.
   * @param {Filled} field
   * @returns {Read}
   */
  _read(field) {
    const { option, input, picked } = field;
    const words = input.value.trim();
    if (picked) return { value: picked.value };
    if (!words) return { fault: option.required ? "This option is required." : "Specify a value, or remove the option." };
    const offered = option.autocomplete ? [] : this._lines(option);
    const named = offered.find((line) => line.title.toLowerCase() === words.replace(/^[@#]/, "").toLowerCase());
    if (named) return { value: named.value };
    if (offered.length || option.type === KINDS.BOOLEAN || THINGS[option.type]) return { fault: "Choose one of the list." };
    if (option.type === KINDS.FILE) return { fault: "Files cannot be sent from the playground." };
    return option.type === KINDS.STRING ? textValue(option, words) : numberValue(option, words);
  }

  async _send() {
    /** @type {Options} */
    const options = {};
    for (const field of this._fields) {
      const { value, fault } = this._read(field);
      if (fault !== undefined) {
        field.input.focus();
        this._mark(field, fault);
        return;
      }
      options[field.option.name] = value;
    }
    const line = this._command?.line;
    const channel = this._channel;
    this._end();
    if (line === undefined || channel === null) return;
    await this._client.invoke(channel, line, options);
  }
}

/** @param {CommandOption} option @param {string} words @returns {Read} */
function textValue(option, words) {
  if (option.min_length && words.length < option.min_length) return { fault: `At least ${option.min_length} characters.` };
  if (option.max_length && words.length > option.max_length) return { fault: `At most ${option.max_length} characters.` };
  return { value: words };
}

/** @param {CommandOption} option @param {string} words @returns {Read} */
function numberValue(option, words) {
  const whole = option.type === KINDS.INTEGER;
  const value = Number(words.replace(",", "."));
  if (!Number.isFinite(value) || (whole && !Number.isSafeInteger(value))) return { fault: whole ? "A whole number is needed." : "A number is needed." };
  if (option.min_value !== undefined && value < option.min_value) return { fault: `At least ${option.min_value}.` };
  if (option.max_value !== undefined && value > option.max_value) return { fault: `At most ${option.max_value}.` };
  return { value };
}
