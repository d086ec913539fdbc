import * as v from 'valibot';
import { calls } from '@/app/calls';
import { FAULT_KINDS } from '@sandbox/faults';
import { FILE_KINDS, type FileKind } from '@sandbox/world/fileKinds';
import { ausIds } from '@sandbox/world/services';

/** The calls that the control page offers and that a rule may name. A rule with a misspelled call would never match. */
export const CALL_NAMES: readonly string[] = ['*', ...Object.keys(calls)];

export const KINDS = Object.keys(FILE_KINDS) as FileKind[];

const count = (least: number, what: string) =>
  v.pipe(v.number(what), v.integer(what), v.minValue(least, what), v.maxValue(600_000, what));

const faultFields = v.pipe(
  v.object({
    call: v.picklist(CALL_NAMES, 'call must be "*" or the name of a call'),
    loanId: v.exactOptional(v.pipe(v.string(), v.digits('loanId must be digits'))),
    kind: v.picklist(FAULT_KINDS, `kind must be one of ${FAULT_KINDS.join(', ')}`),
    status: v.exactOptional(
      v.pipe(count(400, 'status must be from 400 to 599'), v.maxValue(599, 'status must be from 400 to 599')),
    ),
    delayMs: v.exactOptional(count(0, 'delayMs must be a number of milliseconds')),
    times: v.exactOptional(count(1, 'times must be a whole number from 1')),
  }),
  v.check(({ kind, status }) => kind !== 'status' || status !== undefined, 'kind "status" needs a status'),
  v.check(({ kind, delayMs }) => kind !== 'slow' || delayMs !== undefined, 'kind "slow" needs a delayMs'),
);

const habitFields = v.strictObject({
  deduplicates: v.exactOptional(v.boolean('deduplicates must be true or false')),
  echoesKeys: v.exactOptional(v.boolean('echoesKeys must be true or false')),
  listsAfterSeconds: v.exactOptional(
    v.pipe(v.number(), v.minValue(0, 'listsAfterSeconds must be a number of seconds from 0')),
  ),
  leavesOut: v.exactOptional(v.array(v.picklist(ausIds(), `leavesOut must be a list of ${ausIds().join(', ')}`))),
  responseFiles: v.exactOptional(
    v.nullable(v.picklist(KINDS, `responseFiles must be null or one of ${KINDS.join(', ')}`)),
  ),
  sendsFindings: v.exactOptional(v.boolean('sendsFindings must be true or false')),
});

const checked =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (input: unknown): { fields: v.InferOutput<Schema> } | { problems: readonly string[] } => {
    const result = v.safeParse(schema, input);
    return result.success ? { fields: result.output } : { problems: result.issues.map(({ message }) => message) };
  };

/** Validates a rule from a form or a JSON body. */
export const checkFault = checked(faultFields);

/** Validates changes to the way the lender treats orders. */
export const checkHabits = checked(habitFields);

/** Converts a form to a rule. All form fields are texts, and empty ones are dropped. */
export function fromForm(form: URLSearchParams): unknown {
  const filled = [...form].filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(filled.map(([name, text]) => [name, NUMERIC.has(name) ? Number(text) : text.trim()]));
}

const NUMERIC = new Set(['status', 'delayMs', 'times']);
