import { IntlMessageFormat } from 'intl-messageformat';
import { attempt } from '@/lib/attempt';

/** A text of the catalog, as a wording sees it. */
export interface TextForm {
  key: string;
  /** The arguments of its function; absent for a plain text. */
  args?: readonly string[];
  /** Texts of its module that it may name, such as the origination system, with their English. */
  names?: Readonly<Record<string, string>>;
}

export interface Wording {
  messages: ReadonlyMap<string, IntlMessageFormat>;
  /** One line for each wrong key, never with the message. */
  problems: string[];
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
/** The elements of the parser, by number. */
const [LITERAL, ARGUMENT, SELECT, PLURAL, POUND] = [0, 1, 5, 6, 7];

/** Reads the content of a wording file: an object with an ICU message for each key. */
export function readWording(file: unknown, catalog: readonly TextForm[], language: string): Wording {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    return { messages: new Map(), problems: ['must be an object with a text for each key'] };
  }
  const forms = new Map(catalog.map((form) => [form.key, form]));
  const messages = new Map<string, IntlMessageFormat>();
  const problems: string[] = [];
  for (const [key, message] of Object.entries(file)) {
    const form = forms.get(key);
    const read = form === undefined ? 'is no text of this version' : compile(message, form, language);
    if (typeof read === 'string') problems.push(`${key}: ${read}`);
    else messages.set(key, read);
  }
  return { messages, problems };
}

function compile(message: unknown, { args = [], names = {} }: TextForm, language: string): IntlMessageFormat | string {
  if (typeof message !== 'string') return 'must be a text';
  // Without tags, HTML stays text.
  const format = attempt(() => new IntlMessageFormat(message, language, undefined, { ignoreTag: true }));
  if (format === undefined) return 'is no ICU message';
  return problemIn(format.getAst(), [...args, ...Object.keys(names)]) ?? format;
}

function problemIn(elements: readonly Element[], known: readonly string[]): string | undefined {
  for (const element of elements) {
    const type: number = element.type;
    if (type === LITERAL || type === POUND) continue;
    if (![ARGUMENT, SELECT, PLURAL].includes(type)) return 'may use only plain placeholders, plural and select';
    const name = 'value' in element ? element.value : '';
    if (!known.includes(name)) {
      const has = known.length === 0 ? 'has no placeholder' : `has the placeholders ${known.join(', ')}`;
      return `has an unknown placeholder; this text ${has}`;
    }
    if (!('options' in element)) continue;
    for (const { value } of Object.values(element.options)) {
      const problem = problemIn(value, known);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}
