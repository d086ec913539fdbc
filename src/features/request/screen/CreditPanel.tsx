import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import * as runsTexts from '@/config/texts/runsTexts';
import { orderFields } from '@/domain/order/orderFields';
import { describeReportOnFile } from '@/domain/order/orderGuard';
import type { RecentCredit } from '@/domain/request/recentRequest';
import { recentRequestWanted, selectRecentRequestCall } from '@/features/loan/loanSlice';
import { creditPartWanted, selectCreditParts, type CreditPart } from '@/features/request/state/creditReportSlice';
import { agencyChosen } from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import { selectIsAgencyPending } from '@/features/request/state/orderSelectors';
import { selectOpenedAt } from '@/features/request/state/requestSetupSlice';
import { isPending, isUnknown, type Remote } from '@/lib/remote';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { Skeleton } from '@/ui/Skeleton';
import { AccountFields } from './AccountFields';
import { PartFailure } from './PartFailure';
import { PullTypeChoice } from './PullTypeChoice';
import { useOrderPart } from './useOrderPart';

const PARTS: readonly { part: CreditPart; what: string }[] = [
  { part: 'recentCredit', what: requestTexts.theReportOnFile },
  { part: 'userAgencies', what: requestTexts.yourProfile },
  { part: 'duAgencies', what: requestTexts.duAgencies },
  { part: 'lpAgencies', what: requestTexts.lpaAgencies },
];

/** @source Specification §2: "Request's layout and fields" */
export function CreditPanel() {
  const dispatch = useDispatch();
  const recentRequest = useSelector(selectRecentRequestCall);
  const parts = useSelector(selectCreditParts);
  const mode = useOrderPart('mode');
  return (
    <Panel heading={requestTexts.creditHeading(mode === 'aus' ? 2 : 1)}>
      <PartFailure
        failure={recentRequest.failure}
        what={runsTexts.latestRequest}
        onRetry={() => dispatch(recentRequestWanted())}
      />
      {PARTS.map(({ part, what }) => (
        <PartFailure
          key={part}
          failure={parts[part].failure}
          what={what}
          onRetry={() => dispatch(creditPartWanted(part))}
        />
      ))}
      <Stack>
        <PullTypeChoice />
        <AgencyField />
        <AccountFields />
        <ReportOnFile />
      </Stack>
    </Panel>
  );
}

function AgencyField() {
  const dispatch = useDispatch();
  const { isAgencyVisible, isAgencyEditable, options, selectedId } = useOrderPart('agency');
  const error = useSelector(selectFieldErrors)[orderFields.agency];
  const isAgencyPending = useSelector(selectIsAgencyPending);
  if (!isAgencyVisible) return <p>{requestTexts.agencyByProfile}</p>;
  if (isAgencyPending) return <Skeleton />;
  return (
    <SelectField
      id={orderFields.agency}
      label={requestTexts.agency}
      isRequired
      placeholder={requestTexts.chooseAgency}
      disabled={!isAgencyEditable}
      value={selectedId}
      options={options.map(({ id, name, isDisabled, isInactive }) => ({
        value: id,
        label: `${name}${isDisabled ? (isInactive ? ' (inactive)' : requestTexts.notInProfile) : ''}`,
        disabled: isDisabled,
      }))}
      error={error}
      onChange={(id) => dispatch(agencyChosen(id))}
    />
  );
}

function ReportOnFile() {
  const { recentCredit } = useSelector(selectCreditParts);
  const openedAt = useSelector(selectOpenedAt);
  if (isPending(recentCredit)) return <Skeleton />;
  return (
    <Line>
      <b>{requestTexts.creditOnFile}</b>
      {lineOf(recentCredit, openedAt)}
    </Line>
  );
}

function lineOf(credit: Remote<RecentCredit>, now: number): string {
  if (isUnknown(credit)) return requestTexts.creditNotKnown;
  return credit.value === undefined ? requestTexts.creditNone : describeReportOnFile(credit.value, now);
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 560px;
`;

const Line = styled.p`
  font: var(--type-table);
  color: var(--text-secondary);
  overflow-wrap: anywhere;
`;
