import * as v from 'valibot';
import type { OrderHabits } from '@sandbox/world/habits';
import { ausIds } from '@sandbox/world/services';

const habitFields = v.strictObject({
  deduplicates: v.exactOptional(v.boolean('deduplicates must be true or false')),
  echoesKeys: v.exactOptional(v.boolean('echoesKeys must be true or false')),
  listsAfterSeconds: v.exactOptional(
    v.pipe(v.number(), v.minValue(0, 'listsAfterSeconds must be a number of seconds from 0')),
  ),
  leavesOut: v.exactOptional(v.array(v.picklist(ausIds(), `leavesOut must be a list of ${ausIds().join(', ')}`))),
});

type Checked = { changes: Partial<OrderHabits> } | { problems: readonly string[] };

/** Validates changes to the way the lender treats orders. */
export function checkHabits(input: unknown): Checked {
  const result = v.safeParse(habitFields, input);
  return result.success ? { changes: result.output } : { problems: result.issues.map(({ message }) => message) };
}
