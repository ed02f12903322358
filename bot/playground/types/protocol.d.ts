// What the page receives and asks for: types for `deno check`, which no browser reads. They follow telling.py, tab.py and
// acts.py in bot/playground/web.

type Id = string; // a snowflake written out

// -- the world --------------------------------------------------------------------------------------

interface User {
  id: Id;
  name: string;
  display: string;
  bot: boolean;
  place?: number; // gives a face its color
  avatar?: string;
}

interface Role {
  id: Id;
  name: string;
}

interface ScheduledEvent {
  id: Id;
  name: string;
  description: string | null;
  location: string;
  starts: number;
  ends: number;
  active: boolean;
  interested: number;
  mine: boolean;
  may_change: boolean;
}

interface Guild {
  id: Id;
  name: string;
  hides_apps: boolean;
  events: ScheduledEvent[];
  roles: Role[];
  members: { id: Id; nick: string | null; roles: Id[] }[];
}

interface Place {
  id: Id;
  name: string;
  guild: Id | null;
  parent: Id | null;
  topic: string | null;
  position: number;
  archived: boolean;
  may_speak: boolean;
  may_command: boolean;
  may_tidy: boolean;
  others: Id[];
}

type Channel = (Place & { kind: "direct"; with: Id }) | (Place & { kind: "text" | "thread"; with?: undefined });

interface Places {
  me: Id;
  bot: Id;
  locale: string;
  dms_open: boolean;
  has_app: boolean;
  users: Record<Id, User>;
  guilds: Guild[];
  channels: Channel[];
}

interface RefusedRequest {
  method: string;
  path: string;
  status: number;
  code: number;
  message: string;
  details: string[];
  on_purpose: boolean;
}

interface Status {
  online: boolean;
  commands: string; // changes with the list of commands
  experiments?: { delay: number; waiting: string[]; can_restart: boolean; restarting: boolean; refusals: RefusedRequest[] };
}

interface WelcomeButton {
  button: string;
  command: string;
  options?: Options;
}

interface Welcome extends WelcomeButton {
  sentence: string;
  channel: string;
  beside?: WelcomeButton | null;
  asked?: { label: string; option: string; values: Record<string, string> } | null;
}

/** Somebody as the list of people tells of them. */
interface Guest {
  id: Id;
  name: string;
  link: string;
  open: boolean;
}

// -- messages ---------------------------------------------------------------------------------------

interface Attached {
  name: string;
  url: string;
  alt: string | null;
  type: string;
  bytes: number;
  size: [number, number] | null;
}

interface Message {
  id: Id;
  channel: Id;
  author: Id;
  kind: number;
  at: number; // s since 1970
  version: number;
  content: string;
  embeds: Embed[];
  components: Part[];
  files: Attached[];
  hidden: boolean;
  thinking: boolean;
  silent: boolean;
  edited: number | null;
  mentions: Id[];
  used: { user: Id; command: string } | null;
  answers: { id: Id; author?: Id; text?: string } | null;
}

interface Media {
  url: string;
  width?: number;
  height?: number;
}

interface Embed {
  url?: string;
  title?: string;
  description?: string;
  color?: number;
  timestamp?: string;
  author?: { name?: string };
  footer?: { text: string };
  fields?: EmbedField[];
  image?: Media & { description?: string };
  thumbnail?: Media & { description?: string };
}

interface EmbedField {
  name: string;
  value: string;
  inline?: boolean;
}

/** What only the client itself shows: a command that waits or failed. */
interface Note {
  channel: Id;
  line: string;
  words: string;
  failed: boolean;
}

// -- the line ---------------------------------------------------------------------------------------

interface Hello {
  now: number;
  places: Places;
  status: Status;
  messages: Message[];
  longer: Id[];
  host: boolean;
  welcome: Welcome | null;
}

type News =
  | ({ t: "hello" } & Hello)
  | { t: "places"; places: Places }
  | { t: "status"; status: Status }
  | { t: "message"; message: Message }
  | { t: "gone"; message: Id }
  | { t: "typing"; channel: Id; user: Id };

type Reply = { t: "re"; n: number; error?: string };

/** What came of an act on the bot. */
interface Came {
  failed: boolean;
  form?: Form;
}

/** The answers, by what is asked for; those of the last line say nothing. */
interface Answers extends Record<Quiet, object> {
  invoke: Came;
  menu: Came;
  press: Came;
  choose: Came;
  submit: Came;
  open_direct: { channel: Id };
  commands: { commands: Command[] };
  complete: { failed: boolean; choices: Choice[] };
  history: { messages: Message[]; more: boolean };
  people: { people: Guest[] };
  invite: { people: Guest[] };
}

type Quiet =
  | ("say" | "dismiss" | "delete" | "speak" | "take_dms" | "install" | "add_channel" | "delete_channel" | "empty_channel" | "put_out" | "let_in" | "hide_apps")
  | ("fail_next" | "restart" | "slow_down" | "drop_gateway" | "interest" | "cancel_event");
