import * as v from 'valibot';
import { keepValid } from './keepValid';

/** What the app makes of a response: nothing, an error, or the data that it keeps. */
type Understood = 'empty' | 'unreadable' | { kept: unknown; dropped: number };

/**
 * Checks a response with the schema of its call. An object or a list without any of the call's fields is not an empty
 * response: it is something else, such as an error in words that a gateway sent with 200.
 * @spec SES-27, SES-41
 */
export function understand(answer: v.GenericSchema, data: unknown): Understood {
  if (isEmpty(data, answer)) return 'empty';
  const parsed = v.safeParse(answer, data);
  if (!parsed.success || Array.isArray(data) !== isList(answer)) return 'unreadable';
  if (!hasField(fieldsOf(answer), data)) return 'unreadable';
  return parsed.output === null ? 'empty' : keepValid(parsed.output);
}

interface SchemaParts {
  type: string;
  entries?: object;
  wrapped?: SchemaParts;
  item?: SchemaParts;
  options?: SchemaParts[];
}

/** The fields of a call's response, or of the items of its list. @empty [] for a response of any fields */
const fieldsOf = ({ entries, wrapped, item, options = [] }: SchemaParts): string[] =>
  entries === undefined
    ? [wrapped, item, ...options].flatMap((part) => (part === undefined ? [] : fieldsOf(part)))
    : Object.keys(entries);

function hasField(fields: string[], data: unknown): boolean {
  if (typeof data !== 'object' || data === null || fields.length === 0) return true;
  if (Array.isArray(data)) return data.length === 0 || data.some((item) => item !== null && hasField(fields, item));
  return fields.some((field) => field in data);
}

/** An empty list is a valid response where a list is expected: the loan has no such items. */
const isEmpty = (data: unknown, answer: v.GenericSchema): boolean =>
  data === null ||
  data === undefined ||
  data === '' ||
  (typeof data === 'object' && Object.keys(data).length === 0 && !(Array.isArray(data) && isList(answer)));

/** Whether the call answers with a list. */
export const isList = (answer: v.GenericSchema): boolean => Array.isArray(v.safeParse(answer, []).output);
