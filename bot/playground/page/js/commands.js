// Slash commands as a client offers them: each subcommand a line of its own, found by what is typed.

import { localized } from "./client.js";

export const KINDS = { SUBCOMMAND: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, FILE: 11 };

/**
 * All that can be sent: `{line, shown, description, options}`; `line` is the name to send, `shown` the one to read.
 * @param {Command[]} commands
 * @param {string} locale
 * @returns {FlatCommand[]}
 */
export function flat(commands, locale) {
  /** @type {FlatCommand[]} */
  const found = [];
  /** @param {Command | CommandOption} spec @param {string} line @param {string} shown */
  const walk = (spec, line, shown) => {
    const inner = (spec.options ?? []).filter((option) => option.type === KINDS.SUBCOMMAND || option.type === KINDS.GROUP);
    for (const step of inner) walk(step, `${line} ${step.name}`, `${shown} ${localized(step, "name", locale)}`);
    if (!inner.length) found.push({ line, shown, description: localized(spec, "description", locale), options: spec.options ?? [] });
  };
  for (const command of commands.filter((one) => (one.type ?? 1) === 1)) walk(command, `/${command.name}`, `/${localized(command, "name", locale)}`);
  return found.sort((one, other) => one.shown.localeCompare(other.shown));
}

/**
 * The commands that fit what is typed after the slash: those that begin with it first.
 * @param {FlatCommand[]} found
 * @param {string} typed
 */
export function fitting(found, typed) {
  const wanted = typed.replace(/^\//, "").trim().toLowerCase();
  const rank = (/** @type {FlatCommand} */ command) => {
    const names = [command.shown, command.line].map((name) => name.slice(1).toLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return command.description.toLowerCase().includes(wanted) && wanted.length > 2 ? 2 : 3;
  };
  return found
    .map((command) => ({ order: rank(command), command }))
    .filter(({ order }) => order < 3)
    .sort((one, other) => one.order - other.order)
    .map(({ command }) => command);
}

/**
 * The command that is typed out in full, and what stands after it.
 * @param {FlatCommand[]} found
 * @param {string} words
 * @returns {FlatCommand | undefined}
 */
export function typedOut(found, words) {
  const fits = found.filter((one) => [one.line, one.shown].some((name) => words === name || words.startsWith(`${name} `)));
  return fits.sort((one, other) => other.line.length - one.line.length)[0];
}
