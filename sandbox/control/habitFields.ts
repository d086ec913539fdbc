import * as v from 'valibot';
import { FILE_KINDS, type FileKind } from '@sandbox/world/fileKinds';
import type { OrderHabits } from '@sandbox/world/habits';
import { ausIds } from '@sandbox/world/services';

export const KINDS = Object.keys(FILE_KINDS) as FileKind[];

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

type Checked = { changes: Partial<OrderHabits> } | { problems: readonly string[] };

/** Validates changes to the way the lender treats orders. */
export function checkHabits(input: unknown): Checked {
  const result = v.safeParse(habitFields, input);
  return result.success ? { changes: result.output } : { problems: result.issues.map(({ message }) => message) };
}
