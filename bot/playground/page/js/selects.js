// Select menus, on messages and in forms: lines of the bot's, or users, roles and channels.

import { fill, freshId, h } from "./dom.js";
import { emoji } from "./emoji.js";
import { icon } from "./icons.js";

/** @typedef {{chosen: Set<string>}} Chosen the keys of the lines */

const STRINGS = 3;
const SEARCHED_FROM = 8; // lines: longer lists get a box to search in
const NARROWEST = 260; // px
/** @type {Record<number, string[]>} */
const OFFERED = { 5: ["user"], 6: ["role"], 7: ["user", "role"], 8: ["channel"] };

/**
 * A closed menu that opens a list. `send(values)` is called with what was chosen: one line at once, several when the list
 * is closed. With `keep` (in a form) the choice stays as it is chosen, and nothing is disabled meanwhile.
 * @param {Client} client
 * @param {MenuPart} part
 * @param {{channel: Id | null, busy?: boolean, disabled?: boolean, send: (values: Given[]) => void, keep?: boolean, label?: string}} options
 */
export function selectMenu(client, part, { channel, busy = false, disabled = false, send, keep = false, label = "" }) {
  const offered = part.type === STRINGS ? ownLines(part) : things(client, part, channel);
  /** @type {Chosen} */
  const state = { chosen: new Set(defaults(part, offered)) };
  const most = Math.min(part.max_values ?? 1, offered.length);
  const least = part.min_values ?? 1;
  const opener = h("button", {
    type: "button",
    class: busy ? "select works" : "select",
    disabled,
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-busy": busy || null,
    data: { part: part.custom_id },
  });
  const show = () => {
    const picked = offered.filter((line) => state.chosen.has(line.key));
    const words = picked.length
      ? picked.map((line) => h("span", { class: most > 1 ? "chosen chip" : "chosen" }, line.emoji ? emoji(line.emoji) : null, line.label))
      : h("span", { class: "placeholder" }, part.placeholder || "Make a selection");
    fill(opener, h("span", { class: "select-words" }, words), icon("down"));
    const name = label || part.placeholder || "Make a selection";
    opener.setAttribute("aria-label", [name, picked.map((line) => line.label).join(", ")].filter(Boolean).join(": "));
  };
  const settle = () => {
    show();
    if (keep || state.chosen.size >= least) send(offered.filter((line) => state.chosen.has(line.key)).map((line) => line.value));
  };
  opener.addEventListener("click", () => openList(client, opener, { part, offered, state, least, most, settle, show }));
  opener.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      opener.click();
    }
  });
  show();
  return opener;
}

/** @param {MenuPart} part @returns {MenuLine[]} */
function ownLines(part) {
  return (part.options ?? []).map((option) => ({
    key: option.value,
    value: option.value,
    label: option.label,
    description: option.description,
    emoji: option.emoji,
    chosen: option.default,
  }));
}

/**
 * The users, roles or channels there are to choose from.
 * @param {Client} client
 * @param {ThingMenu} part
 * @param {Id | null} channelId
 */
export function things(client, part, channelId) {
  const { store } = client;
  const guild = store.guild(store.channel(channelId)?.guild);
  /** @type {MenuLine[]} */
  const found = [];
  for (const kind of OFFERED[part.type]) {
    if (kind === "user") {
      found.push(...store.usersIn(channelId).map((user) => thing("user", user.id, user.display, user.bot ? "App" : `@${user.name}`)));
    } else if (kind === "role") {
      found.push(...(guild?.roles ?? []).map((role) => thing("role", role.id, role.name, "Role")));
    } else {
      const kinds = part.channel_types?.length ? part.channel_types.map((type) => (type === 0 ? "text" : "thread")) : ["text", "thread"];
      const open = store.places.channels.filter((one) => one.guild === guild?.id && kinds.includes(one.kind));
      found.push(...open.map((one) => thing("channel", one.id, `#${one.name}`)));
    }
  }
  return found;
}

/**
 * @param {"user" | "role" | "channel"} kind
 * @param {Id} id
 * @param {string} label
 * @param {string} [description]
 * @returns {MenuLine}
 */
function thing(kind, id, label, description) {
  return { key: id, value: /** @type {Given} */ ({ [kind]: id }), label, description };
}

/** @param {MenuPart} part @param {MenuLine[]} offered */
function defaults(part, offered) {
  const given = new Set((part.default_values ?? []).map((one) => String(one.id)));
  return offered.filter((line) => line.chosen || given.has(line.key)).map((line) => line.key);
}

/**
 * @param {Client} client
 * @param {HTMLElement} opener
 * @param {{part: MenuPart, offered: MenuLine[], state: Chosen, least: number, most: number, settle: () => void, show: () => void}} menu
 */
function openList(client, opener, { part, offered, state, least, most, settle, show }) {
  const before = [...state.chosen].join();
  const listId = freshId("lines");
  const search = h("input", { class: "search", type: "text", placeholder: "Search", "aria-label": "Search", autocomplete: "off", "aria-controls": listId });
  const list = h("div", { class: "lines", role: "listbox", id: listId, tabindex: 0, "aria-label": part.placeholder || "Choices", "aria-multiselectable": most > 1 || null });
  const searched = offered.length >= SEARCHED_FROM;
  const popup = h("div", { class: "popup select-list" }, searched ? search : null, list);
  if (most > 1) popup.append(h("div", { class: "select-foot" }, bounds(least, most), h("button", { type: "button", class: "button button-primary", on: { click: () => close() } }, "Done")));
  let shown = offered;
  let at = Math.max(0, offered.findIndex((line) => state.chosen.has(line.key)));

  const draw = () => {
    const wanted = search.value.trim().toLowerCase();
    shown = offered.filter((line) => `${line.label} ${line.description ?? ""}`.toLowerCase().includes(wanted));
    at = Math.min(at, Math.max(0, shown.length - 1));
    fill(list, shown.length ? shown.map(lineNode) : h("p", { class: "no-lines" }, "Nothing found"));
    const active = list.children[at];
    active?.scrollIntoView({ block: "nearest" });
    for (const one of [search, list]) one.setAttribute("aria-activedescendant", active?.id ?? "");
  };
  /** @type {(line: MenuLine, index: number) => Node} */
  const lineNode = (line, index) => {
    const chosen = state.chosen.has(line.key);
    return h(
      "div",
      {
        class: index === at ? "line active" : "line",
        role: "option",
        id: `${listId}-${index}`,
        "aria-selected": String(chosen),
        data: { value: line.key },
        on: { click: () => pick(line), pointermove: () => index !== at && ((at = index), draw()) },
      },
      line.emoji ? emoji(line.emoji) : null,
      h("span", { class: "line-words" }, h("span", { class: "line-label" }, line.label), line.description ? h("span", { class: "line-hint" }, line.description) : null),
      most > 1 ? h("span", { class: chosen ? "tick on" : "tick" }, chosen ? icon("check") : null) : chosen ? icon("check") : null,
    );
  };
  const pick = (/** @type {MenuLine} */ line) => {
    if (most > 1) {
      if (state.chosen.has(line.key)) state.chosen.delete(line.key);
      else if (state.chosen.size < most) state.chosen.add(line.key);
      draw();
      show();
      return;
    }
    const again = least === 0 && state.chosen.has(line.key);
    state.chosen = new Set(again ? [] : [line.key]);
    picked = true;
    close();
  };
  let picked = false;
  popup.style.width = `${Math.max(NARROWEST, opener.offsetWidth)}px`;
  search.addEventListener("input", draw);
  draw(); // before it opens: where it fits depends on how long it is
  const close = client.layers.popup(popup, opener, {
    onclose: () => {
      opener.setAttribute("aria-expanded", "false");
      opener.removeAttribute("aria-controls");
      if (picked || (most > 1 && [...state.chosen].join() !== before)) settle();
    },
  });
  opener.setAttribute("aria-expanded", "true");
  opener.setAttribute("aria-controls", listId);
  popup.addEventListener("keydown", (event) => {
    /** @type {Record<string, number>} */
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6, Home: -offered.length, End: offered.length };
    const step = steps[event.key];
    const typing = event.target === search;
    if (step && !(typing && (event.key === "Home" || event.key === "End"))) {
      event.preventDefault();
      const next = at + step;
      at = Math.abs(step) === 1 ? (next + shown.length) % shown.length : Math.max(0, Math.min(shown.length - 1, next));
      draw();
    } else if ((event.key === "Enter" || (event.key === " " && !typing)) && !(event.target instanceof HTMLButtonElement) && shown[at]) {
      event.preventDefault();
      pick(shown[at]);
    }
  });
  (searched && !client.isPhone ? search : list).focus({ preventScroll: true }); // a phone's keyboard would hide the lines
}

/** @param {number} least @param {number} most */
function bounds(least, most) {
  return least === most ? `Choose ${most}` : `Choose ${least} to ${most}`;
}
