import { lightFormat } from 'date-fns';
import type { IntlMessageFormat } from 'intl-messageformat';
import { catalog } from 'virtual:catalog';
import { readWording, type TextForm } from '@/config/wording/readWording';
import { DEFAULT_LANGUAGE, type WordingSettings } from '@/config/looksSchema';
import { attempt } from '@/lib/attempt';
import { type Formats, wording } from '@/lib/wording';
import { keepWording } from './keptWording';

const DAY = { day: '2-digit', month: '2-digit', year: '2-digit' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;
const SECOND = { ...MINUTE, second: '2-digit' } as const;
/** What the patterns of the specification contain. */
const OPTIONS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  'MM/dd/yy': DAY,
  'MM/dd/yy hh:mm:ss aa': { ...DAY, ...SECOND },
  'MM/dd/yy hh:mm aa': { ...DAY, ...MINUTE },
  'hh:mm:ss aa': SECOND,
};

/** Returns how a language writes dates and numbers. Undefined for the specification's own, which has fixed patterns. */
export function localFormats(language: string): Formats | undefined {
  if (language === 'en-US') return undefined;
  const dates = new Map(
    Object.entries(OPTIONS).map(([pattern, options]) => [pattern, new Intl.DateTimeFormat(language, options)]),
  );
  return {
    date: (moment, pattern) => dates.get(pattern)?.format(moment) ?? lightFormat(moment, pattern),
    number: (value, options) => value.toLocaleString(language, { maximumFractionDigits: 5, ...options }),
  };
}

/** Milliseconds. Then the app starts in English: a slow file must not block an order. */
const TIMEOUT_MS = 5000;
/** Lines of the deployment error. */
const MOST_PROBLEMS = 20;

/**
 * Replaces the texts of the catalog, before the code that uses them runs. Returns what is wrong with the wording.
 * @empty [] also for a wording that can't be loaded: the app starts in English rather than block an order
 */
export async function applyWording(settings: WordingSettings, onMissing: () => void): Promise<string[]> {
  const { names, url, language: wanted } = settings;
  const file = url === undefined ? {} : await fetchWording(url);
  if (file === undefined) onMissing();
  const language = file === undefined && !wanted.startsWith('en') ? DEFAULT_LANGUAGE : wanted;
  const { messages, problems } = readWording(file ?? {}, catalog.flat(), language);
  if (problems.length > 0) return shortened(problems.map((problem) => `BRAND.WORDING_URL: ${problem}`));

  keepWording(language, plain(messages.get('early.signingIn')) ?? '');
  wording.replacements = catalog.map((texts) =>
    texts.map((form) => nameOf(form.key, names) ?? replacementOf(form, messages, names)),
  );
  wording.language = language;
  const formats = localFormats(language);
  if (formats !== undefined) wording.formats = formats;
  wording.viewer = { language, texts: viewerTexts(messages) };
  showLanguage(language);
  document.title = names['PRODUCT_TITLE'] ?? plain(messages.get('messages.PRODUCT_TITLE')) ?? document.title;
  return [];
}

const NAMED = /^(?:messages|orderMessages)\.([A-Z_]+)$/;
const nameOf = (key: string, names: WordingSettings['names']): string | undefined => names[NAMED.exec(key)?.[1] ?? ''];

type Messages = ReadonlyMap<string, IntlMessageFormat>;

/** Returns the text, or a function with the arguments of the catalog's. @empty undefined: the text stays English */
function replacementOf(
  { key, args, names = {} }: TextForm,
  messages: Messages,
  given: WordingSettings['names'],
): unknown {
  const message = messages.get(key);
  if (message === undefined) return undefined;
  const shared = Object.fromEntries(
    Object.entries(names).map(([name, text]) => [name, given[name] ?? plain(messages.get(`messages.${name}`)) ?? text]),
  );
  if (args === undefined) return message.format(shared);
  return (...values: (string | number | boolean)[]) =>
    message.format({ ...shared, ...Object.fromEntries(args.map((name, place) => [name, values[place]])) });
}

/** The message of a text without placeholders. */
const plain = (message: IntlMessageFormat | undefined): string | undefined => message && String(message.format());

const viewerTexts = (messages: Messages): Record<string, string> =>
  Object.fromEntries(
    [...messages].flatMap(([key, message]) => {
      const [module, name = ''] = key.split('.');
      return module === 'viewer' ? [[name, String(message.format())]] : [];
    }),
  );

function showLanguage(language: string): void {
  const { documentElement: root } = document;
  root.lang = language;
  // Browsers of 2024 know the property, newer ones the function.
  const locale = new Intl.Locale(language) as { textInfo?: TextInfo; getTextInfo?: () => TextInfo };
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
  if (direction === 'rtl') root.dir = direction;
}

interface TextInfo {
  direction?: string;
}

/** @empty undefined for a wording that can't be loaded; a text for one that is not JSON */
async function fetchWording(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return undefined;
    const text = await response.text();
    return attempt((): unknown => JSON.parse(text)) ?? 'not JSON';
  } catch {
    return undefined;
  }
}

const shortened = (problems: readonly string[]): string[] =>
  problems.length <= MOST_PROBLEMS
    ? [...problems]
    : [...problems.slice(0, MOST_PROBLEMS), `… and ${problems.length - MOST_PROBLEMS} more`];
