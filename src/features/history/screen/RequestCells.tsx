import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleArrowDown from 'lucide-react/icons/circle-arrow-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useDispatch, useSelector } from 'react-redux';
import * as uiTexts from '@/config/texts/uiTexts';
import * as historyTexts from '@/features/history/texts';
import { canReadFindings } from '@/features/runs/rules/canReadFindings';
import { dtiAsFigure, dtiInWords } from '@/features/history/rules/dtiChanges';
import { reportAction } from '@/features/history/rules/historyAction';
import { downloadId, isFailed, isProcessing, findingsDocument, rowName } from '@/features/runs/rules/historyItem';
import { statusTone } from '@/features/loan/rules/statusTone';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { selectDtiChanges } from '@/features/history/state/historySelectors';
import { requestToggled, selectIsRequestOpen } from '@/features/history/state/historyViewSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { MISSING, shortDate, zonedDateTime } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { selectReading } from '@/features/findings/state/findingsSlice';
import { Elapsed } from '@/ui/Elapsed';
import { IconButton } from '@/ui/IconButton';
import { lazyComponent } from '@/ui/lazyComponent';
import { MissingValue } from '@/ui/Delivered';
import { SpinningIcon } from '@/ui/SpinningIcon';
import { StatusBadge } from '@/ui/StatusBadge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { DialogLink, FindingsLink } from '@/features/runs/DialogLink';
import { RowMenu } from './RowMenu';
import { own } from '@/lib/own';

export interface CellInput {
  readonly item: HistoryItem;
  /** The latest date of the request, which its services share. */
  readonly latestDate: string | null;
  /** The group id on the first row of a request, which contains the toggle; null on the other rows. */
  readonly toggles: string | null;
  readonly canDownload: boolean;
  /** This is the service whose findings count for the loan. */
  readonly isSelected: boolean;
}

type CellProps = Pick<CellInput, 'item'>;

export function RequestToggle({ groupId, requestId }: Readonly<Record<'groupId' | 'requestId', string>>) {
  const dispatch = useDispatch();
  const isOpened = useSelector((state: RootState) => selectIsRequestOpen(state, groupId));
  return (
    <>
      <IconButton
        icon={ChevronRight}
        label={uiTexts.details(historyTexts.request(requestId))}
        hasTooltip={false}
        aria-expanded={isOpened}
        onClick={() => dispatch(requestToggled(groupId))}
      />
      <span>{requestId}</span>
    </>
  );
}

/** The change against the previous run of the same underwriting system: an arrow to see, words to hear. */
export function DtiChangeCell({ item }: CellProps) {
  const change = useSelector((state: RootState) => own(selectDtiChanges(state), item.key));
  if (change === undefined) return <MissingValue />;
  const words = dtiInWords(change);
  return (
    <>
      <span aria-hidden title={words}>
        {dtiAsFigure(change)}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

interface DateCellProps extends Pick<CellInput, 'item' | 'canDownload'> {
  readonly kind: 'Request' | 'Response';
  /** The date to show; that of the request is the latest of its services. */
  readonly sharedDate: string | null;
}

/**
 * A date with its own time as tooltip; with the privilege, a link that saves the XML sent or received then, and names
 * it.
 */
export function DateCell({ item, kind, canDownload, sharedDate }: DateCellProps) {
  const date = kind === 'Request' ? item.requestDate : item.receivedOn;
  const day = shortDate(sharedDate);
  if (day === MISSING) return <MissingValue />;
  const moment = shortDate(date) === MISSING ? undefined : zonedDateTime(date);
  const kindOfXml = kind === 'Request' ? historyTexts.requestXml : historyTexts.responseXml;
  const hint = canDownload ? historyTexts.savedAs(moment ?? day, kindOfXml) : moment;
  const time = (
    <time dateTime={date ?? ''} title={hint} data-hint={hint} tabIndex={canDownload ? undefined : 0}>
      {day}
    </time>
  );
  if (!canDownload) return time;
  const title = historyTexts.xmlOf(kindOfXml, rowName(item), moment ?? day);
  return <DocumentButton wanted={{ requestId: downloadId(item), kind, title }}>{time}</DocumentButton>;
}

export const OutcomeCell = ({ item }: CellProps) =>
  item.status === '' ? (
    <MissingValue />
  ) : (
    <>
      <StatusBadge tone={statusTone(item.status)}>{item.status}</StatusBadge>
      {isProcessing(item) && (
        <span className="running-time">
          <SpinningIcon aria-hidden size={14} />
          <Elapsed since={item.requestDate} />
        </span>
      )}
    </>
  );

/** The sheet of findings, and beside it the document or the alternative that the error catalog defines. */
export function ReportCell({ item }: CellProps) {
  const canRead = canReadFindings(item, useSelector(selectPrivileges));
  const isRead = useSelector((state: RootState) => selectReading(state, item.key) !== undefined);
  const { text, documentId } = reportAction(item);
  const report =
    text !== null ? (
      <DialogLink
        dialog={{ kind: 'message', itemKey: item.key }}
        aria-label={historyTexts.errorMessageOf(rowName(item))}
      >
        {WARNING}
        <span>{historyTexts.toMessage}</span>
      </DialogLink>
    ) : documentId !== null ? (
      <DocumentButton wanted={findingsDocument(item, documentId)}>
        {isFailed(item) && WARNING}
        <span>{canRead ? historyTexts.pdf : historyTexts.findingsPdf}</span>
      </DocumentButton>
    ) : null;
  if (!canRead) return report ?? <MissingValue />;
  return (
    <span className="report-links">
      <FindingsLink item={item} />
      {report}
      {isRead && <NewMessages item={item} />}
    </span>
  );
}

const NewMessages = lazyComponent(async () => (await import('./onDemand')).NewMessages);

const WARNING = <TriangleAlert aria-hidden className="warning-mark" size={14} />;

/** Each has a place of its own in the column. */
export function ActionsCell({ item, isSelected, canDownload }: CellInput) {
  const title = historyTexts.downloadRawRequest(rowName(item));
  return (
    <span className="row-actions">
      <span>
        {isSelected && (
          <CircleCheck className="selected-mark" role="img" aria-label={historyTexts.selectedService} size={MARK_PX} />
        )}
      </span>
      <span>
        {canDownload && item.isFinconnectAusIntegrationEnabled && (
          <DocumentButton
            wanted={{ requestId: downloadId(item), kind: 'RawRequest', title }}
            hint={historyTexts.savedAs(title)}
          >
            <CircleArrowDown aria-hidden size={MARK_PX} />
          </DocumentButton>
        )}
      </span>
      <span>
        <RowMenu item={item} />
      </span>
    </span>
  );
}

const MARK_PX = 16;
