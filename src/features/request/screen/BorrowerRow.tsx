import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { listed } from '@/config/listed';
import * as appTexts from '@/config/texts/appTexts';
import * as startTexts from '@/config/texts/startTexts';
import * as requestTexts from '@/features/request/texts';
import type { OrderMode } from '@/features/loan/rules/aus';
import type { BorrowerEdit } from '@/features/request/rules/orderDraft';
import { orderFields } from '@/features/request/rules/orderFields';
import type { PullType, ReportType } from '@/features/request/rules/borrower';
import type { Borrower } from '@/features/request/rules/workingBorrowers';
import { cleanIdentifier, cleanReference } from '@/features/request/rules/cleanInput';
import { isReissueByNumber, reportPlan, type ReportPlan } from '@/features/request/rules/reportPlan';
import { undeliveredOf } from '@/features/request/protocol/rules/undelivered';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { borrowersEdited } from '@/features/request/state/orderDraftSlice';
import { selectRunningCount } from '@/features/runs/historySlice';
import { useRead } from '@/reads/useRead';
import { Checkbox } from '@/ui/Checkbox';
import { Delivered, MissingValue } from '@/ui/Delivered';
import { StatusBadge } from '@/ui/StatusBadge';
import { TextField } from '@/ui/TextField';
import { NARROW, WIDE } from '@/ui/wide';
import { Plan } from './formStyles';
import { OrderSelectField, OrderTextField } from './OrderFields';
import { useHasRun } from './useHasRun';

const REPORTS = [
  { value: 'NONE', label: requestTexts.reportNone },
  { value: 'RE_ISSUE', label: requestTexts.reportReissue },
  { value: 'REQUEST_NEW', label: requestTexts.reportNew },
] as const satisfies { value: ReportType; label: string }[];

const PULLS = [
  { value: 'soft', label: appTexts.softPull },
  { value: 'full', label: appTexts.fullPull },
] as const satisfies { value: PullType; label: string }[];

interface RowProps {
  readonly borrower: Borrower;
  readonly partner: Borrower | undefined;
  readonly mode: OrderMode;
  readonly showsPull: boolean;
}

/** Reads nothing of the other borrowers, so that typing in one row re-renders that of the partner at most. */
export const BorrowerRow = memo(function BorrowerRow({ borrower, partner, mode, showsPull }: RowProps) {
  const dispatch = useDispatch();
  const { key, borrowerName: name, type, isSelected, tempDisabled } = borrower;
  const isFixed = tempDisabled || !isSelected;
  // Of a borrower who is not ordered, a plan only keeps its room, so that no row moves.
  const plan = reportPlan({ ...borrower, isSelected: true }, partner === undefined ? [] : [partner]);
  const labeled = (label: string) => ({ label: requestTexts.labelOf(label, name), isLabelHidden: true });
  const edit = (change: BorrowerEdit): void => void dispatch(borrowersEdited({ keys: [key], edit: change }));
  return (
    <tr>
      <td data-wrap data-holds="text" data-label={requestTexts.applicationNumber}>
        {borrower.applicationId}
      </td>
      <td data-wrap data-holds="choice">
        <Checkbox
          label={<BorrowerName borrower={borrower} />}
          isChecked={isSelected}
          disabled={tempDisabled}
          onChange={(wanted) => edit({ isSelected: wanted })}
        />
        {borrower.isNamesake && <Plan data-indented>{startTexts.borrower(borrower.borrowerId)}</Plan>}
        <Doubts borrower={borrower} plan={plan} />
      </td>
      {showsPull && (
        <td data-wrap data-room={type === 'RE_ISSUE' ? 'two' : 'line'} data-label={requestTexts.pullType}>
          <OrderSelectField
            id={orderFields.borrowerPull(key)}
            {...labeled(requestTexts.pullType)}
            options={PULLS}
            value={borrower.pull}
            disabled={isFixed}
            onChange={(value) => edit({ pull: value === 'soft' ? 'soft' : 'full' })}
          />
        </td>
      )}
      <td data-wrap data-room={type === 'RE_ISSUE' ? undefined : 'line'} data-label={requestTexts.report}>
        <OrderSelectField
          id={orderFields.borrowerType(key)}
          {...labeled(requestTexts.report)}
          options={REPORTS}
          value={type}
          disabled={isFixed}
          onChange={(value) => edit({ type: REPORTS.find((report) => report.value === value)?.value ?? 'NONE' })}
        />
      </td>
      <td data-wrap data-holds={type === 'RE_ISSUE' ? undefined : 'text'} data-label={requestTexts.reference}>
        {type === 'RE_ISSUE' ? (
          <div>
            <OrderTextField
              id={orderFields.borrowerReference(key)}
              {...labeled(requestTexts.reference)}
              value={borrower.currentReportReferenceNumber}
              disabled={isFixed}
              onChange={(text) => edit({ reference: cleanReference(text) })}
            />
            <Reissue borrower={borrower} plan={plan} />
          </div>
        ) : (
          <>
            <MissingValue />
            <ReissueRoom />
          </>
        )}
      </td>
      <td data-holds="choice" data-label={requestTexts.joint}>
        <Checkbox
          {...labeled(requestTexts.jointReport)}
          isChecked={borrower.currentReportIsJoint}
          disabled={isFixed || !borrower.leadsPair || !borrower.canBeJoint}
          onChange={(isJoint) => edit({ isJoint })}
        />
      </td>
      <td data-holds="choice" data-label={requestTexts.copyLiabilities}>
        <Checkbox
          {...labeled(requestTexts.copyLiabilities)}
          isChecked={type !== 'NONE' && borrower.currentAutoCopyLiabilities}
          disabled={isFixed || type === 'NONE'}
          onChange={(copyLiabilities) => edit({ copyLiabilities })}
        />
      </td>
      {mode === 'aus' && (
        <td data-wrap data-label={requestTexts.formFree}>
          <TextField
            {...labeled(requestTexts.formFree)}
            title={requestTexts.formFreeHint}
            placeholder={requestTexts.optional}
            value={borrower.formFreeNumber}
            disabled={!isSelected}
            onChange={(text) => edit({ formFreeNumber: cleanIdentifier(text) })}
          />
        </td>
      )}
      <td data-holds="text" data-label={requestTexts.onFile}>
        <ReportOnFile borrower={borrower} />
      </td>
    </tr>
  );
});

interface PlanProps {
  readonly borrower: Borrower;
  readonly plan: ReportPlan | undefined;
}

/** Below the name: that a reissue may pull a new report, and what is not known of the borrower. */
function Doubts({ borrower, plan }: PlanProps) {
  const facts = undeliveredOf({ ...borrower, isSelected: true }).map((fact) => requestTexts.facts[fact]);
  const doubts = [
    plan?.kind === 'mayPull' && plan.text,
    facts.length > 0 && requestTexts.notDelivered(listed(facts)),
  ].filter(Boolean);
  if (doubts.length === 0) return null;
  return (
    <Plan data-indented data-doubt data-absent={!borrower.isSelected || undefined}>
      {doubts.join('. ')}
    </Plan>
  );
}

/** Below the number: which report a reissue reuses. Once for a joint report. */
function Reissue({ borrower, plan }: PlanProps) {
  if (plan === undefined || plan.kind === 'mayPull' || borrower.tempDisabled) return null;
  const hint = plan.kind === 'notKnown' ? requestTexts.notKnownHint : undefined;
  return (
    <Plan data-absent={!borrower.isSelected || undefined} tabIndex={hint && 0} data-hint={hint}>
      {plan.text}
    </Plan>
  );
}

/** In a window with columns, while something runs: of what its report, as a reissue, has below its number. */
const ReissueRoom = () => useHasRun(useSelector(selectRunningCount) > 0) && <Room aria-hidden />;

const Room = styled.div`
  ${WIDE} {
    /* And the lower part of the field. */
    height: calc(1lh + 7px);
    font: var(--type-label);
  }
`;

function ReportOnFile({ borrower }: { readonly borrower: Borrower }) {
  const onFile = useRead('recentRequest').value?.borrowers ?? [];
  const latest = onFile.findLast(
    ({ borrowerId, encryptedCreditReportDocumentId: id }) => borrowerId === borrower.borrowerId && id !== null,
  );
  const documentId = latest?.encryptedCreditReportDocumentId ?? borrower.creditReportDocumentId;
  if (documentId === null) return <MissingValue />;
  const wanted = {
    encryptedId: documentId,
    title: requestTexts.creditReportOf(borrower.borrowerName),
    tabTitle: requestTexts.creditReport,
    what: 'credit-report',
    reference: borrower.previousReportReferenceNumber,
  };
  return <DocumentButton wanted={wanted}>{requestTexts.pdf}</DocumentButton>;
}

const BorrowerName = ({ borrower }: { readonly borrower: Borrower }) => (
  <Line>
    <Delivered text={borrower.borrowerName} isInControl />
    {borrower.isPrimary && <StatusBadge tone="neutral">{requestTexts.primary}</StatusBadge>}
    {borrower.tempDisabled && (
      <StatusBadge tone="info" icon={null}>
        {requestTexts.joint}
      </StatusBadge>
    )}
    {borrower.isGseSoftCreditPullCompleted && <StatusBadge tone="ok">{requestTexts.softDone}</StatusBadge>}
    {borrower.isHardCreditPullCompleted && borrower.isGseSoftCreditPullCompleted && (
      <StatusBadge tone="ok">{requestTexts.hardDone}</StatusBadge>
    )}
    {/* For a reissue, the plan says it. */}
    {borrower.isDiscrepancyInBorrowerData && !isReissueByNumber(borrower) && (
      <StatusBadge tone="warn">{requestTexts.hasDiscrepancy}</StatusBadge>
    )}
  </Line>
);

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  min-height: 24px;

  /* At high zoom, a long note wraps instead of squeezing the fields beside it. */
  ${NARROW} {
    && > span {
      white-space: normal;
    }
  }
`;
