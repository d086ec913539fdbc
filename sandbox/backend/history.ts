import type { historyCalls } from '@/api/contract/history';
import { isoDateTime } from '@sandbox/world/clock';
import { listed } from '@sandbox/world/habits';
import type { Loan } from '@sandbox/world/model';
import type { Answerers } from './context';
import { historyItemsOf } from './historyItems';

export const historyAnswers: Answerers<typeof historyCalls> = {
  historyDetails: ({ loan, now, timeScale, world: { habits } }) => ({
    transactionHistories: historyItemsOf(listed(loan, habits, now, timeScale), now, habits),
  }),
  historyEntries: ({ loan, now, timeScale, world: { habits } }) => ({
    transactionHistories: historyEntriesOf(listed(loan, habits, now, timeScale)),
  }),
};

const historyEntriesOf = ({ runs }: Loan) =>
  runs.toReversed().flatMap(({ orderedAt, services }) => {
    const entry = { requestDate: isoDateTime(orderedAt), requestTypeId: services.length === 0 ? 2 : 1 };
    return services.length === 0 ? [entry] : services.map(() => entry);
  });
