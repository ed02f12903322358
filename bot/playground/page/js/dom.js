// Building the page node by node. Text from outside only ever becomes a text node, so that it can be nothing but text.

/**
 * An element: `h("button", {class: "plain", on: {click: go}, data: {id: 7}, disabled: true}, "Go")`.
 * Children may be nodes, strings, numbers, lists of these, or empty values, which are left out.
 * @template {keyof Tags} T
 * @param {T} tag
 * @param {Properties} [properties]
 * @param {Child[]} children
 * @returns {Tags[T]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  const { on = {}, data = {}, style = {}, ...others } = properties;
  for (const [event, heard] of Object.entries(on)) element.addEventListener(event, /** @type {EventListener} */ (heard));
  Object.assign(element.dataset, data);
  for (const [key, said] of Object.entries(style)) element.style.setProperty(key, said);
  for (const [name, value] of Object.entries(others)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "value" || name === "checked") Object.assign(element, { [name]: value });
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/**
 * Put children at the end of an element.
 * @template {Element} E
 * @param {E} element
 * @param {Child} children
 */
export function add(element, children) {
  if (Array.isArray(children)) for (const child of children) add(element, child);
  else if (children instanceof Node) element.append(children);
  else if (children !== undefined && children !== null && children !== false && children !== "") element.append(String(children));
  return element;
}

/**
 * Replace all children of an element.
 * @template {Element} E
 * @param {E} element
 * @param {Child[]} children
 */
export function fill(element, ...children) {
  element.replaceChildren();
  return add(element, children);
}

/**
 * Something only a screen reader says.
 * @param {string} words
 */
export function unseen(words) {
  return h("span", { class: "unseen" }, words);
}

/** The element that has the focus. */
export function focused() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

let last = 0;

/**
 * An id that nothing else on the page has.
 * @param {string} start
 */
export function freshId(start) {
  last += 1;
  return `${start}-${last}`;
}

/**
 * Ids are whole numbers written out, too long for a JavaScript number: compare them as such.
 * @param {Id} one
 * @param {Id} other
 */
export function compareIds(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}
