import * as v from 'valibot';
import { calls } from '@/api/contract/calls';
import { FAULT_KINDS, type FaultRule } from '@sandbox/faults';

/** The calls that the control page offers and that a rule may name. A rule with a misspelled call would never match. */
export const CALL_NAMES: readonly string[] = ['*', ...Object.keys(calls)];

const count = (least: number, what: string) =>
  v.pipe(v.number(what), v.integer(what), v.minValue(least, what), v.maxValue(600_000, what));

const faultFields = v.pipe(
  v.object({
    call: v.picklist(CALL_NAMES, 'call must be "*" or the name of a call'),
    loanId: v.optional(v.pipe(v.string(), v.digits('loanId must be digits'))),
    kind: v.picklist(FAULT_KINDS, `kind must be one of ${FAULT_KINDS.join(', ')}`),
    status: v.optional(
      v.pipe(count(400, 'status must be from 400 to 599'), v.maxValue(599, 'status must be from 400 to 599')),
    ),
    delayMs: v.optional(count(0, 'delayMs must be a number of milliseconds')),
    times: v.optional(count(1, 'times must be a whole number from 1')),
  }),
  v.check(({ kind, status }) => kind !== 'status' || status !== undefined, 'kind "status" needs a status'),
  v.check(({ kind, delayMs }) => kind !== 'slow' || delayMs !== undefined, 'kind "slow" needs a delayMs'),
);

type Checked = { fields: Omit<FaultRule, 'id'> } | { problems: readonly string[] };

/** Validates a rule from a form or a JSON body. */
export function checkFault(input: unknown): Checked {
  const result = v.safeParse(faultFields, input);
  if (!result.success) return { problems: result.issues.map(({ message }) => message) };
  const { call, kind, loanId, status, delayMs, times } = result.output;
  return {
    fields: {
      call,
      kind,
      ...(loanId !== undefined && { loanId }),
      ...(status !== undefined && { status }),
      ...(delayMs !== undefined && { delayMs }),
      ...(times !== undefined && { times }),
    },
  };
}

/** Converts a form to a rule. All form fields are texts, and empty ones are dropped. */
export function fromForm(form: URLSearchParams): unknown {
  const filled = [...form].filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(filled.map(([name, text]) => [name, NUMERIC.has(name) ? Number(text) : text.trim()]));
}

const NUMERIC = new Set(['status', 'delayMs', 'times']);
