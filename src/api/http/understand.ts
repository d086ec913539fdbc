import * as v from 'valibot';
import { keepValid } from './keepValid';

/** What the app makes of a response: nothing, an error, or the data that it keeps. */
type Understood = 'empty' | 'unreadable' | { kept: unknown; dropped: number };

/**
 * Checks a response with the schema of its call.
 *
 * @source Specification §5: "Reads whose response is null or empty are dropped"
 */
export function understand(answer: v.GenericSchema, data: unknown): Understood {
  if (isEmpty(data, answer)) return 'empty';
  const parsed = v.safeParse(answer, data);
  if (!parsed.success || Array.isArray(data) !== isList(answer)) return 'unreadable';
  return parsed.output === null ? 'empty' : keepValid(parsed.output);
}

/** An empty list is a valid response where a list is expected: the loan has no such items. */
const isEmpty = (data: unknown, answer: v.GenericSchema): boolean =>
  data === null ||
  data === undefined ||
  data === '' ||
  (typeof data === 'object' && Object.keys(data).length === 0 && !(Array.isArray(data) && isList(answer)));

/** Whether the response is a list. */
export const isList = (answer: v.GenericSchema): boolean => Array.isArray(v.safeParse(answer, []).output);

/** Returns parsed JSON, or the text itself when it is not JSON. */
export function parseOrKeep(text: unknown): unknown {
  try {
    return typeof text === 'string' && text !== '' ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
