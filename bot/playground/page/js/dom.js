// Building the page node by node. Text from outside only ever becomes a text node, so that it can be nothing but text.

/**
 * An element: `h("button", {class: "plain", on: {click: go}, data: {id: 7}, disabled: true}, "Go")`.
 * Children may be nodes, strings, numbers, lists of these, or empty values, which are left out.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, heard] of Object.entries(value)) element.addEventListener(event, heard);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, said] of Object.entries(value)) element.style.setProperty(key, said);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/** Put children at the end of an element. */
export function add(element, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === undefined || child === null || child === false || child === "") continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

/** Replace all children of an element. */
export function fill(element, ...children) {
  element.replaceChildren();
  return add(element, children);
}

/** Something only a screen reader says. */
export function unseen(words) {
  return h("span", { class: "unseen" }, words);
}

let last = 0;

/** An id that nothing else on the page has. */
export function freshId(start) {
  last += 1;
  return `${start}-${last}`;
}

/** Ids are whole numbers written out, too long for a JavaScript number: compare them as such. */
export function compareIds(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}
