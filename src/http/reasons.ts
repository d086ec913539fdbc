import * as uiTexts from '@/config/texts/uiTexts';
import type { Reason } from '@/lib/failure';
import { shortText } from '@/lib/shortText';

type Fields = Readonly<Record<string, unknown>>;

/** Longer texts are no sentence for a user. */
const MAX_LENGTH = 500;
/** More than an order has fields. */
const MOST = 30;
/** Gateways wrap an error once or twice. */
const DEEPEST = 5;
/** The names under which APIs say in one text what is wrong; `detail` and `title` are those of RFC 9457. */
const TEXTS = ['detail', 'message', 'error_description', 'title', 'error', 'errors'];

/**
 * Returns what the body of an error response says, in the service's words.
 * @shape `errors` as a list of objects or texts, or as texts by field; else one text, plain or under a usual name
 * @empty [] for a web page, and for a body that says nothing
 */
export function reasonsOf(body: unknown): Reason[] {
  const all = allReasons(body, 0);
  return all.length <= MOST ? all : [...all.slice(0, MOST), ...said(uiTexts.andMore(all.length - MOST))];
}

function allReasons(body: unknown, depth: number): Reason[] {
  if (typeof body === 'string') return /^\s*[<{[]/.test(body) ? [] : said(body);
  if (!isFields(body) || depth > DEEPEST) return [];
  const { errors } = body;
  const isByField = isFields(errors) && !TEXTS.some((name) => typeof errors[name] === 'string');
  const listed = Array.isArray(errors)
    ? errors.flatMap((error: unknown) => (isFields(error) ? reasonIn(error) : said(error)))
    : Object.entries(isByField ? errors : {}).flatMap(([field, texts]) =>
        [texts].flat().flatMap((text) => said(text, textOf(field))),
      );
  if (listed.length > 0) return listed;
  for (const name of TEXTS) {
    const reasons = isFields(body[name]) ? allReasons(body[name], depth + 1) : said(body[name]);
    if (reasons.length > 0) return reasons;
  }
  return [];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? shortText(value.trim(), MAX_LENGTH) : null;

const said = (value: unknown, field: string | null = null): Reason[] => {
  const message = textOf(value);
  return message === null ? [] : [{ key: null, field, borrowerKey: null, message }];
};

function reasonIn(error: Fields): Reason[] {
  const [key = null, field = null, borrowerKey = null] = ['key', 'field', 'borrowerKey'].map((name) =>
    textOf(error[name]),
  );
  const message = textOf(error['message']) ?? textOf(error['detail']);
  return [key, field, borrowerKey, message].every((text) => text === null)
    ? []
    : [{ key, field, borrowerKey, message }];
}
