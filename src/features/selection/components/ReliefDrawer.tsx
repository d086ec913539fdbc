import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { RELIEF_TYPES, type Relief, type ReliefMessage } from '@/domain/selection/repAndWarrant';
import {
  reliefMessagesOpened,
  selectReliefAt,
  selectReliefMessagesAt,
  type ReliefPlace,
} from '@/features/selection/reliefSlice';
import { describeFailure } from '@/lib/failure';
import { isEmptyHanded, isPending } from '@/lib/remote';
import { Drawer } from '@/ui/Drawer';
import { EmptyState } from '@/ui/EmptyState';
import { Heading } from '@/ui/Heading';
import { MissingValue } from '@/ui/MissingValue';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import { Table } from '@/ui/Table';

interface ReliefDrawerProps {
  readonly place: ReliefPlace;
  readonly service: string;
  readonly onClose: () => void;
}

type Root = Parameters<typeof selectReliefAt>[0];

/** The borrowers and the messages behind one relief status. */
export function ReliefDrawer({ place, service, onClose }: ReliefDrawerProps) {
  const dispatch = useDispatch();
  const relief = useSelector((state: Root) => selectReliefAt(state, place)).value;
  const messages = useSelector((state: Root) => selectReliefMessagesAt(state, place));
  const label = RELIEF_TYPES.find(({ id }) => id === place.typeId)?.label ?? '';
  return (
    <Drawer isOpen title={`${service}: ${label} relief`} onClose={onClose}>
      {relief !== undefined && relief.borrowers.length > 0 && <Borrowers relief={relief} />}
      <Part level={3} size="strong">
        Messages
      </Part>
      {messages.failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(reliefMessagesOpened(place))}>
          {describeFailure(messages.failure, 'the messages')}
        </Notice>
      )}
      {isPending(messages) && <Spinner message="Loading messages…" />}
      {messages.value !== undefined && <Messages messages={messages.value} />}
      {isEmptyHanded(messages) && <EmptyState title="No messages were delivered." />}
    </Drawer>
  );
}

const Borrowers = ({ relief }: { readonly relief: Relief }) => (
  <Table data-density="compact">
    <caption>Borrowers</caption>
    <thead>
      <tr>
        <th scope="col">Borrower</th>
        <th scope="col">Status</th>
        <th scope="col">Vendor</th>
        <th scope="col">Report</th>
      </tr>
    </thead>
    <tbody>
      {relief.borrowers.map(({ borrowerName, status, vendorName, reportId }, index) => (
        <tr key={index}>
          {[borrowerName, status, vendorName, reportId].map((value, column) => (
            <td key={column} data-wrap>
              {value ?? <MissingValue />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

const Messages = ({ messages }: { readonly messages: readonly ReliefMessage[] }) =>
  messages.length === 0 ? (
    <EmptyState title="There are no messages." />
  ) : (
    <Table>
      <caption>Messages</caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Message</th>
          <th scope="col">Borrower</th>
        </tr>
      </thead>
      <tbody>
        {messages.map(({ code, text, borrowerName }, index) => (
          <tr key={index}>
            <td>{code ?? <MissingValue />}</td>
            <td data-wrap>{text ?? <MissingValue />}</td>
            <td data-wrap>{borrowerName ?? 'All'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

const Part = styled(Heading)`
  margin-block: var(--space-4) var(--space-2);
`;
