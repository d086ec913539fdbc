import * as v from 'valibot';
import { check } from '@/http/contract/unread';
import { partsOfLoan, type SchemaParts } from './ofLoan';
import { NONE_UNREAD, unreadFields, type UnreadFields } from './unreadFields';

/** What the app makes of a response: nothing, an error, or the data that it keeps. */
type Understood = 'empty' | 'unreadable' | Kept;

export interface Kept {
  kept: unknown;
  /** How many items of lists could not be read. */
  dropped: number;
  fields: UnreadFields;
}

/**
 * Checks a response with the schema of its call. An object or a list without any of the call's fields is not an empty
 * response: it is something else, such as an error in words that a gateway sent with 200. Nor is the response about
 * another loan than the call's.
 * @spec SES-27, SES-41
 */
export function understand(
  answer: v.GenericSchema,
  given: unknown,
  loanId?: string,
  numericIds?: Set<string>,
): Understood {
  if (isEmpty(given, answer)) return 'empty';
  const data = loanId === undefined ? given : partsOfLoan(answer as SchemaParts, given, loanId);
  const { issues, output, dropped, unread } = check(answer, data, numericIds);
  if (issues !== undefined || Array.isArray(data) !== isList(answer)) return 'unreadable';
  if (!hasField(fieldsOf(answer as SchemaParts), data)) return 'unreadable';
  if (output === null) return 'empty';
  return { kept: output, dropped, fields: unread === 0 ? NONE_UNREAD : unreadFields(answer, data) };
}

/** The fields of a call's response, or of the items of its list. @empty [] for a response without names */
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

export const isList = (answer: v.GenericSchema): boolean => Array.isArray(v.safeParse(answer, []).output);
