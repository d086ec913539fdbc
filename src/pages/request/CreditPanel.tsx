import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { orderFields } from '@/domain/order/orderFields';
import { describeReportOnFile } from '@/domain/order/orderGuard';
import type { RecentCredit } from '@/domain/request/recentRequest';
import { creditPartWanted, selectCreditParts, type CreditPart } from '@/features/creditReport/creditReportSlice';
import { agencyChosen } from '@/features/orderDraft/orderDraftSlice';
import { selectOpenedAt } from '@/features/requestSetup/requestSetupSlice';
import { isPending, isUnknown, type Remote } from '@/lib/remote';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { Skeleton } from '@/ui/Skeleton';
import { selectFieldErrors } from '@/workflows/orderIssueSelectors';
import { selectAskedServices } from '@/workflows/orderSelectors';
import { AccountFields } from './AccountFields';
import { PartFailure } from './PartFailure';
import { PullTypeChoice } from './PullTypeChoice';
import { useOrderPart } from './useOrderPart';

const PARTS: readonly { part: CreditPart; what: string }[] = [
  { part: 'recentRequest', what: 'the latest request' },
  { part: 'recentCredit', what: 'the credit report on file' },
  { part: 'userAgencies', what: 'your agency profile' },
  { part: 'duAgencies', what: "DU's credit agencies" },
  { part: 'lpAgencies', what: "LPA's credit agencies" },
];

/** Who makes the credit reports, under which account, and which report is there already. */
export function CreditPanel() {
  const dispatch = useDispatch();
  const parts = useSelector(selectCreditParts);
  const mode = useOrderPart('mode');
  return (
    <Panel heading={`${mode === 'aus' ? 2 : 1}. Credit report transaction`}>
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
  const isMulti = useSelector(selectAskedServices).length > 1;
  const error = useSelector(selectFieldErrors)[orderFields.agency];
  const { duAgencies, lpAgencies } = useSelector(selectCreditParts);
  if (!isAgencyVisible) return <p>Agency set by company profile (soft account).</p>;
  if (isPending(duAgencies) && isPending(lpAgencies)) return <Skeleton />;
  return (
    <SelectField
      id={orderFields.agency}
      label="Credit agency"
      isRequired
      placeholder="Choose an agency"
      disabled={!isAgencyEditable}
      value={selectedId}
      options={options.map(({ id, name, isDisabled, isInactive, mapping }) => ({
        value: id,
        label: `${(isMulti ? mapping?.multiName : null) ?? name}${isDisabled ? (isInactive ? ' (inactive)' : ' (not in your profile)') : ''}`,
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
      <b>Credit on file: </b>
      {lineOf(recentCredit, openedAt)}
    </Line>
  );
}

function lineOf(credit: Remote<RecentCredit>, now: number): string {
  if (isUnknown(credit)) return 'not known.';
  return credit.value === undefined
    ? 'none. Choose New or Reissue for each borrower.'
    : describeReportOnFile(credit.value, now);
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
