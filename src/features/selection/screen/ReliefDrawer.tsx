import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { RELIEF_TYPES, type Relief, type ReliefMessage } from '@/domain/selection/repAndWarrant';
import { reliefMessagesOpened, selectReliefMessagesAt, type ReliefRef } from '@/features/selection/state/reliefSlice';
import { describeFailure } from '@/config/describeFailure';
import { isLoadedEmpty, isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { ColumnHeadings } from '@/ui/listParts';
import { Drawer } from '@/ui/Modal';
import { EmptyState } from '@/ui/EmptyState';
import { Heading } from '@/ui/Heading';
import { CardTable } from '@/ui/Table';
import { Delivered } from '@/ui/Delivered';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';

interface ReliefDrawerProps {
  readonly place: ReliefRef;
  readonly relief: Relief;
  readonly service: string;
  readonly onClose: () => void;
}

const BORROWERS_ID = 'relief-borrowers';
const MESSAGES_ID = 'relief-messages';
const ABOUT_BORROWERS = [selectionTexts.status, selectionTexts.vendor, selectionTexts.report];

export function ReliefDrawer({ place, relief, service, onClose }: ReliefDrawerProps) {
  const dispatch = useDispatch();
  const messages = useSelector((state: RootState) => selectReliefMessagesAt(state, place));
  const label = RELIEF_TYPES.find(({ id }) => id === place.typeId)?.label ?? '';
  return (
    <Drawer title={selectionTexts.reliefHeading(service, label)} onClose={onClose}>
      {relief.borrowers.length > 0 && <Borrowers relief={relief} />}
      <Part level={3} size="strong" id={MESSAGES_ID}>
        {selectionTexts.messages}
      </Part>
      {messages.failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(reliefMessagesOpened(place))}>
          {describeFailure(messages.failure, selectionTexts.theMessages)}
        </Notice>
      )}
      {isPending(messages) && <Spinner message={selectionTexts.messagesLoading} />}
      {messages.value !== undefined && <Messages messages={messages.value} />}
      {isLoadedEmpty(messages) && <EmptyState title={selectionTexts.messagesMissing} />}
    </Drawer>
  );
}

/** Each row has a row header, so that a screen reader can say which borrower a cell belongs to. */
const Borrowers = ({ relief }: { readonly relief: Relief }) => (
  <>
    <Part level={3} size="strong" id={BORROWERS_ID}>
      {selectionTexts.borrowers}
    </Part>
    <CardTable data-density="compact" aria-labelledby={BORROWERS_ID}>
      <ColumnHeadings headings={[selectionTexts.borrower, ...ABOUT_BORROWERS]} />
      <tbody>
        {relief.borrowers.map(({ borrowerName, status, vendorName, reportId }, index) => (
          <tr key={index}>
            <th scope="row" data-wrap>
              <Delivered text={borrowerName} />
            </th>
            {[status, vendorName, reportId].map((value, column) => (
              <td key={column} data-wrap data-label={ABOUT_BORROWERS[column]}>
                <Delivered text={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </CardTable>
  </>
);

const Messages = ({ messages }: { readonly messages: readonly ReliefMessage[] }) =>
  messages.length === 0 ? (
    <EmptyState title={selectionTexts.noMessages} />
  ) : (
    <CardTable aria-labelledby={MESSAGES_ID}>
      <ColumnHeadings headings={[selectionTexts.code, uiTexts.message, selectionTexts.borrower]} />
      <tbody>
        {messages.map(({ code, text, borrowerName }, index) => (
          <tr key={index}>
            <th scope="row">
              <Delivered text={code} />
            </th>
            <td data-wrap data-label={uiTexts.message}>
              <Delivered text={text} most={1_000} />
            </td>
            <td data-wrap data-label={selectionTexts.borrower}>
              <Delivered text={borrowerName ?? selectionTexts.allBorrowersShort} />
            </td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  );

const Part = styled(Heading)`
  margin-block: var(--space-4) var(--space-2);
`;
