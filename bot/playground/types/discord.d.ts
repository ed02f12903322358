// Discord's own shapes: components and commands, as bots send them. Types for `deno check`.

// -- components -------------------------------------------------------------------------------------

interface Emoji {
  id?: Id | null;
  name: string;
}

interface Offered {
  label: string;
  value: string;
  description?: string;
  emoji?: Emoji;
  default?: boolean;
}

interface ButtonPart {
  type: 2;
  style: number;
  custom_id: string;
  label?: string;
  emoji?: Emoji;
  url?: string;
  disabled?: boolean;
}

interface Described {
  description?: string;
  spoiler?: boolean;
}

interface FilePart {
  type: 13;
  file: Media;
  name?: string;
  size?: number;
  spoiler?: boolean;
}

interface SeparatorPart {
  type: 14;
  divider?: boolean;
  spacing?: number;
}

interface ContainerPart {
  type: 17;
  components: Part[];
  accent_color?: number | null;
  spoiler?: boolean;
}

/** What a menu of users, roles or channels offers, also where an option of a command offers them. */
interface ThingMenu {
  type: number;
  channel_types?: number[];
}

interface MenuPart extends ThingMenu {
  type: 3 | 5 | 6 | 7 | 8;
  custom_id: string;
  placeholder?: string;
  min_values?: number;
  max_values?: number;
  options?: Offered[];
  default_values?: { id: Id }[];
  disabled?: boolean;
  required?: boolean;
  label?: string;
}

interface TextInput {
  type: 4;
  custom_id: string;
  style: number;
  label?: string;
  value?: string;
  placeholder?: string;
  min_length?: number;
  max_length?: number;
  required?: boolean;
}

interface UploadPart {
  type: 19;
  custom_id: string;
  label?: string;
  required?: boolean;
}

interface ChoicePart {
  type: 21 | 22;
  custom_id: string;
  options: Offered[];
  label?: string;
  min_values?: number;
  max_values?: number;
  required?: boolean;
}

interface BoxPart {
  type: 23;
  custom_id: string;
  label?: string;
  default?: boolean;
  required?: boolean;
}

type Part =
  | { type: 1; components: Part[] }
  | ButtonPart
  | MenuPart
  | { type: 9; components: Part[]; accessory?: Part }
  | { type: 10; content: string }
  | ({ type: 11; media: Media } & Described)
  | { type: 12; items: ({ media: Media } & Described)[] }
  | FilePart
  | SeparatorPart
  | ContainerPart
  | { type: 0 }; // stands for whatever Discord adds

type FieldPart = MenuPart | TextInput | UploadPart | ChoicePart | BoxPart;

interface LabelPart {
  type: 18;
  label: string;
  description?: string;
  component: FieldPart;
}

type FormPart = { type: 1; components: FieldPart[] } | { type: 10; content: string } | LabelPart | { type: 0 };

interface Form {
  id: Id;
  title: string;
  components: FormPart[];
}

/** What the parts of a message's components share. */
interface Scene {
  client: Client;
  message: Message;
  names: Names;
}

// -- commands ---------------------------------------------------------------------------------------

type Given = string | number | boolean | { user: Id } | { role: Id } | { channel: Id };
type Options = Record<string, Given>;

interface Named {
  name: string;
  description?: string;
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
}

interface Choice extends Named {
  value: string | number;
}

interface CommandOption extends Named {
  type: number;
  required?: boolean;
  autocomplete?: boolean;
  choices?: Choice[];
  options?: CommandOption[];
  channel_types?: number[];
  min_length?: number;
  max_length?: number;
  min_value?: number;
  max_value?: number;
}

interface Command extends Named {
  type?: number;
  options?: CommandOption[];
}

/** Something that can be sent: `line` is the name to send, `shown` the one to read. */
interface FlatCommand {
  line: string;
  shown: string;
  description: string;
  options: CommandOption[];
}
