import type { historyCalls } from '@/api/contract/history';
import { isoDateTime } from '@sandbox/world/clock';
import type { Loan } from '@sandbox/world/model';
import type { Answerers } from './context';
import { historyItemsOf } from './historyItems';

export const historyAnswers: Answerers<typeof historyCalls> = {
  historyDetails: ({ loan, now }) => ({ transactionHistories: historyItemsOf(loan, now) }),
  historyEntries: ({ loan }) => ({ transactionHistories: historyEntriesOf(loan) }),
};

const historyEntriesOf = ({ runs }: Loan) =>
  runs.toReversed().flatMap(({ orderedAt, services }) => {
    const entry = { requestDate: isoDateTime(orderedAt), requestTypeId: services.length === 0 ? 2 : 1 };
    return services.length === 0 ? [entry] : services.map(() => entry);
  });
