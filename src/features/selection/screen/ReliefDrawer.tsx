import { styled } from 'styled-components';
import { useIsUnread } from '@/features/loan/useIsUnread';
import * as selectionTexts from '@/features/selection/texts';
import * as laterTexts from '@/config/texts/laterTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { personKey, withDistinctNames } from '@/features/loan/rules/people';
import { reliefKey, type ReliefRef } from '@/features/selection/rules/reliefKey';
import { type BorrowerRelief, RELIEF_TYPES } from '@/features/selection/rules/repAndWarrant';
import { isLoadedEmpty, isPending } from '@/lib/remote';
import { useRead } from '@/reads/useRead';
import { Drawer } from '@/ui/Modal';
import { EmptyState } from '@/ui/EmptyState';
import { Heading } from '@/ui/Heading';
import { Delivered } from '@/ui/Delivered';
import { type ListColumn, ListTable } from '@/ui/ListTable';
import { ReadFailure } from '@/ui/ReadFailure';
import { Spinner } from '@/ui/Spinner';
import type { Relief, ReliefMessage } from '@/features/selection/api/contract/selection';

interface ReliefDrawerProps {
  readonly place: ReliefRef;
  readonly relief: Relief;
  readonly service: string;
  readonly onClose: () => void;
}

const BORROWERS_ID = 'relief-borrowers';
const MESSAGES_ID = 'relief-messages';

/** Each row has a header, so that a screen reader can say which borrower a cell belongs to. */
const BORROWERS: readonly ListColumn<BorrowerRelief>[] = [
  { heading: selectionTexts.borrower, isHeader: true, isWrapped: true, cell: ({ borrowerName }) => borrowerName },
  { heading: selectionTexts.status, isWrapped: true, cell: ({ status }) => status },
  { heading: selectionTexts.vendor, isWrapped: true, cell: ({ vendorName }) => vendorName },
  { heading: selectionTexts.report, isWrapped: true, cell: ({ reportId }) => reportId },
];

const MESSAGES: readonly ListColumn<ReliefMessage>[] = [
  { heading: selectionTexts.code, isHeader: true, cell: ({ messageCode }) => messageCode },
  { heading: uiTexts.message, isWrapped: true, cell: ({ text }) => <Delivered text={text} most={1_000} /> },
  {
    heading: selectionTexts.borrower,
    isWrapped: true,
    cell: ({ borrowerName }) => borrowerName ?? selectionTexts.allBorrowersShort,
  },
];

export function ReliefDrawer({ place, relief, service, onClose }: ReliefDrawerProps) {
  const messages = useRead('reliefMessages', reliefKey(place));
  const isUnread = useIsUnread('repAndWarrantMessages');
  const areUnread = isUnread && messages.status === 'ready' && (messages.value ?? []).length === 0;
  const borrowers = withDistinctNames(relief.borrowers);
  // A message has only the name.
  const whose = ({ borrowerName }: ReliefMessage): string | null => {
    const same = borrowers.filter((_, at) => isNamed(relief.borrowers[at], borrowerName));
    return borrowerName && laterTexts.sharedName(borrowerName, new Set(same.map((one) => one.borrowerName)).size);
  };
  const label = RELIEF_TYPES.find(({ id }) => id === place.typeId)?.label ?? '';
  return (
    <Drawer title={selectionTexts.reliefHeading(service, label)} onClose={onClose}>
      {relief.borrowers.length > 0 && (
        <>
          <Part level={3} size="strong" id={BORROWERS_ID}>
            {selectionTexts.borrowers}
          </Part>
          <ListTable aria-labelledby={BORROWERS_ID} columns={BORROWERS} rows={borrowers} />
        </>
      )}
      <Part level={3} size="strong" id={MESSAGES_ID}>
        {selectionTexts.messages}
      </Part>
      <ReadFailure {...messages} what={selectionTexts.theMessages} />
      {isPending(messages) && <Spinner message={selectionTexts.messagesLoading} />}
      {messages.value?.length === 0 && !areUnread && <EmptyState title={selectionTexts.noMessages} />}
      {messages.value !== undefined && messages.value.length > 0 && (
        <ListTable
          data-density={undefined}
          aria-labelledby={MESSAGES_ID}
          columns={MESSAGES}
          rows={messages.value.map((one) => ({ ...one, borrowerName: whose(one) }))}
        />
      )}
      {isLoadedEmpty(messages) && !areUnread && <EmptyState title={selectionTexts.messagesMissing} />}
      {areUnread && <EmptyState title={selectionTexts.messagesUnread} />}
    </Drawer>
  );
}

const isNamed = (borrower: BorrowerRelief | undefined, name: string | null): boolean =>
  borrower !== undefined && personKey(borrower.borrowerName) === personKey(name);

const Part = styled(Heading)`
  margin-block: var(--space-4) var(--space-2);
`;
