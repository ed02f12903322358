// What the parts of the page hand each other: types for `deno check`.

// -- the page's own ---------------------------------------------------------------------------------

type Client = import("../page/js/client.js").Client;
type Layers = import("../page/js/layers.js").Layers;
type Link = import("../page/js/link.js").Link;
type Look = import("../page/js/look.js").Look;
type Store = import("../page/js/store.js").Store;
type Suggestions = import("../page/js/suggestions.js").Suggestions;

/** What the store tells as `changed`: the news, by `what`, and two things of its own. */
type Changed =
  | ({ what: "hello" } & Hello)
  | { what: "places" }
  | { what: "status" }
  | { what: "message"; message: Message }
  | { what: "gone"; message: Id }
  | { what: "typing"; channel: Id; user: Id }
  | { what: "older"; channel: Id }
  | { what: "read"; channel: Id };

/** What is told as an event, by its name, with its details. */
interface StoreEvents {
  changed: Changed;
}

interface ClientEvents {
  moved: object;
  notes: { message?: Id };
  mention: { user: Id };
  type: { line: string };
  jump: { message: Id };
}

interface LinkEvents {
  news: News;
  up: undefined;
  down: undefined;
  stranger: undefined;
}

interface LookEvents {
  changed: undefined;
}

/** An EventTarget that tells these events. */
interface Telling<Events> {
  addEventListener<K extends keyof Events>(what: K, hear: (event: CustomEvent<Events[K]>) => unknown): void;
  removeEventListener<K extends keyof Events>(what: K, hear: (event: CustomEvent<Events[K]>) => unknown): void;
  dispatchEvent(event: Event): boolean;
}

type TellingOf<Events> = new () => Telling<Events>;

/** What an element can have as a child; empty values are left out. */
type Child = Node | string | number | false | null | undefined | Child[];

interface Properties {
  on?: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K] & { currentTarget: HTMLElement }) => unknown };
  data?: Record<string, string | number | undefined>;
  style?: Record<string, string>;
  [name: string]: unknown;
}

type Tags = HTMLElementTagNameMap;
type Anchor = Element | { x: number; y: number };

/** How markdown writes what it mentions. */
interface Names {
  locale: string;
  user(id: Id): Node;
  role(id: Id): Node;
  channel(id: Id): Node;
  command(name: string): Node;
}

interface Entry {
  title: string;
  icon?: string;
  hint?: string;
  danger?: boolean;
  act(): unknown;
}

/** A line of the suggestions. */
interface Suggestion {
  title: string;
  hint?: string;
  description?: string;
  side?: string;
  picture?: Node | null;
}

/** A line of a select menu. */
interface MenuLine {
  key: string;
  value: Given;
  label: string;
  description?: string;
  emoji?: Emoji;
  chosen?: boolean;
}

interface Raised {
  element: HTMLElement;
  scrim: HTMLElement | null;
  before: Element | null;
  anchor?: Anchor;
  side?: "above" | "below";
  keepFocus?: boolean;
  onclose?: () => void;
}

// -- markdown ---------------------------------------------------------------------------------------

type Styled = "bold" | "italic" | "underline" | "strike";

type Piece =
  | { kind: "text" | "everyone"; text: string }
  | { kind: "break" }
  | { kind: "inline-code"; text: string }
  | { kind: "link"; to: string; bare?: boolean; children: Piece[] }
  | { kind: Styled | "spoiler"; children: Piece[] }
  | { kind: "user" | "role" | "channel"; id: Id }
  | { kind: "command"; name: string }
  | { kind: "emoji"; name: string; id: Id }
  | { kind: "time"; at: number; style: string };

type Block =
  | { kind: "paragraph" | "subtext"; children: Piece[] }
  | { kind: "heading"; level: number; children: Piece[] }
  | { kind: "code"; language: string; text: string }
  | { kind: "quote"; children: Block[] }
  | ListBlock;

interface ListBlock {
  kind: "list";
  ordered: boolean;
  start: number;
  items: Block[][];
}
