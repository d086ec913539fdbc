import { CircleArrowDown, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { downloadId, reportAction } from '@/domain/history/historyAction';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { statusTone } from '@/domain/loan/statusTone';
import { DocumentButton } from '@/features/documents/components/DocumentButton';
import { dialogOpened } from '@/features/history/historyViewSlice';
import { fullDateTime, MISSING, shortDate } from '@/lib/format';
import { LinkButton } from '@/ui/LinkButton';
import { MissingValue } from '@/ui/MissingValue';
import { StatusBadge } from '@/ui/StatusBadge';
import { RunningTime } from './RunningTime';

interface CellProps {
  readonly item: HistoryItem;
}

interface DateCellProps extends CellProps {
  readonly date: string | null;
  readonly kind: 'Request' | 'Response';
  readonly canDownload: boolean;
}

/** A date whose tooltip tells the time; with the privilege it saves the XML that was sent or received then. */
export function DateCell({ item, date, kind, canDownload }: DateCellProps) {
  const day = shortDate(date);
  if (day === MISSING) return <MissingValue />;
  const moment = fullDateTime(date);
  const time = (
    <time dateTime={date ?? ''} title={moment}>
      {day}
    </time>
  );
  if (!canDownload) return time;
  const title = `${kind} XML of ${rowName(item)}, ${moment}`;
  return <DocumentButton wanted={{ requestId: downloadId(item), kind, title }}>{time}</DocumentButton>;
}

/** The status as a badge. */
export const OutcomeCell = ({ item }: CellProps) =>
  item.status === '' ? <MissingValue /> : <StatusBadge tone={statusTone(item.status)}>{item.status}</StatusBadge>;

/** The findings, the time a run has taken so far, or what the error catalogue offers instead (specification §8). */
export function ReportCell({ item }: CellProps) {
  const dispatch = useDispatch();
  const action = reportAction(item);
  switch (action.kind) {
    case 'running':
      return <RunningTime since={item.requestDate} />;
    case 'nothing':
      return <MissingValue />;
    case 'findings':
      return <Findings item={item} documentId={action.documentId} />;
    case 'failedFindings':
      return (
        <Findings item={item} documentId={action.documentId}>
          <Warning />
        </Findings>
      );
    case 'message':
      return (
        <LinkButton
          aria-label={`Error message of ${rowName(item)}`}
          onClick={() => dispatch(dialogOpened({ kind: 'message', itemKey: item.key }))}
        >
          <Warning />
          Error message
        </LinkButton>
      );
  }
}

interface FindingsProps extends CellProps {
  readonly documentId: string;
  readonly children?: ReactNode;
}

const Findings = ({ item, documentId, children }: FindingsProps) => (
  <DocumentButton wanted={{ encryptedId: documentId, title: `Findings PDF of ${rowName(item)}` }}>
    {children}
    Findings PDF
  </DocumentButton>
);

interface ActionsCellProps extends CellProps {
  readonly isSelected: boolean;
  readonly canDownload: boolean;
}

/** The raw request for who may see it, and the green check of the service that counts. */
export function ActionsCell({ item, isSelected, canDownload }: ActionsCellProps) {
  const title = `Download raw request of ${rowName(item)}`;
  return (
    <Actions>
      {canDownload && item.hasAusIntegration && (
        <DocumentButton wanted={{ requestId: downloadId(item), kind: 'RawRequest', title }}>
          <CircleArrowDown aria-hidden size={18} />
        </DocumentButton>
      )}
      {isSelected && <SelectedMark role="img" aria-label="Selected service" size={18} />}
    </Actions>
  );
}

const Actions = styled.span`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: flex-end;
  min-width: 44px;
`;

const SelectedMark = styled(CircleCheck)`
  color: var(--ok);
  order: 1;
`;

const Warning = styled(TriangleAlert).attrs({ 'aria-hidden': true, size: 14 })`
  margin-inline-end: var(--space-1);
  color: var(--error);
  vertical-align: -2px;
`;
