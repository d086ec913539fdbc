import { createSelector } from '@reduxjs/toolkit';
import { use, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import { listed } from '@/config/listed';
import * as orderTexts from '@/features/request/orderTexts';
import * as requestTexts from '@/features/request/texts';
import { deliveredReports } from '@/features/request/rules/reportPlan';
import { orderFields } from '@/features/request/rules/orderFields';
import { describeReportOnFile } from '@/features/request/protocol/rules/orderGuard';
import { selectRequestGroups, selectRunningCount } from '@/features/runs/historySlice';
import { compareDates } from '@/features/runs/rules/historyRows';
import { selectIsAgencyPending } from '@/features/request/state/orderSelectors';
import { selectOpenedAt } from '@/features/request/state/requestScreenSlice';
import { agencyChosen, borrowersEdited, pullChosen, selectDraft } from '@/features/request/state/orderDraftSlice';
import { selectFieldWarnings } from '@/features/request/state/orderIssueSelectors';
import { orNull, shortDate } from '@/lib/format';
import { isPending, isUnknown, type Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { shortText } from '@/lib/shortText';
import { useRead } from '@/reads/useRead';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { RadioGroup } from '@/ui/RadioGroup';
import { ReadOnly } from '@/ui/readOnly';
import { Skeleton } from '@/ui/Skeletons';
import { Stack } from '@/ui/Stack';
import type { RecentCredit } from '@/features/request/api/contract/requestSetup';
import { WIDE } from '@/ui/wide';
import { AccountFields } from './AccountFields';
import { PartFailures } from './PartFailures';
import { OrderSelectField } from './OrderFields';
import { useFieldError, useOrderPart } from './useOrderPart';

export function CreditPanel() {
  const mode = useOrderPart('mode');
  return (
    <Panel heading={requestTexts.creditHeading(mode === 'aus' ? 2 : 1)}>
      <PartFailures of="credit" />
      <Fields>
        <PullTypeChoice />
        <AgencyField />
        <AccountFields />
        <ReportOnFile />
        <ReportsSoFar />
      </Fields>
    </Panel>
  );
}

function PullTypeChoice() {
  const dispatch = useDispatch();
  const { isShown, isSoftOffered, canConvertToFull, undelivered } = useOrderPart('pullChoice');
  const pull = useOrderPart('pull');
  const error = useFieldError(orderFields.pull);
  const warning = useSelector(selectFieldWarnings)[orderFields.pull];
  const isReadOnly = use(ReadOnly);
  const unknown = undelivered.map((fact) => orderTexts.whether[fact]);
  const notice = unknown.length > 0 && <Notice tone="warning">{requestTexts.notDelivered(listed(unknown))}</Notice>;
  if (!isShown) return notice;
  return (
    <Stack>
      <RadioGroup
        id={orderFields.pull}
        legend={requestTexts.pullTypeLegend}
        options={[
          { value: 'soft', label: appTexts.softPull, disabled: !isSoftOffered },
          { value: 'full', label: appTexts.fullPull },
        ]}
        value={pull === 'mixed' ? undefined : pull}
        hint={isSoftOffered ? undefined : requestTexts.softForRetail}
        error={error}
        onChange={(chosen) => dispatch(pullChosen(chosen))}
      />
      {warning !== undefined && <Notice tone="warning">{warning}</Notice>}
      {notice}
      {canConvertToFull && !isReadOnly && <ConvertToFull />}
    </Stack>
  );
}

function ConvertToFull() {
  const dispatch = useDispatch();
  const borrowers = useOrderPart('borrowers');
  const convert = (): void => {
    dispatch(pullChosen('full'));
    dispatch(borrowersEdited({ keys: borrowers.map(({ key }) => key), edit: { type: 'REQUEST_NEW' } }));
  };
  return (
    <div>
      <Button onClick={convert}>{requestTexts.convertToFull}</Button>
    </div>
  );
}

/** The credit agency. Says so when it changes because another choice rules it out. */
function AgencyField() {
  const dispatch = useDispatch();
  const { isAgencyVisible, isAgencyEditable, agencyOptions, selectedAgencyId, selected } = useOrderPart('agency');
  const unknown = (selected?.undelivered ?? []).map((fact) => orderTexts.whetherAgency[fact](selected?.name ?? ''));
  const isAgencyPending = useSelector(selectIsAgencyPending);
  const replaced = useReplacedAgency(isAgencyVisible && !isAgencyPending);
  if (!isAgencyVisible) return <p>{requestTexts.agencyByProfile}</p>;
  if (isAgencyPending) {
    return (
      <div>
        <span className="field-label">
          <Skeleton width="30%" />
        </span>
        <Skeleton height="var(--control-height)" />
      </div>
    );
  }
  return (
    <div>
      <OrderSelectField
        id={orderFields.agency}
        label={requestTexts.agency}
        isRequired
        placeholder={requestTexts.chooseAgency}
        disabled={!isAgencyEditable}
        value={selectedAgencyId}
        options={agencyOptions.map(({ value, name, disabled, isInactive }) => ({
          value,
          label: `${shortText(name)}${disabled ? (isInactive ? requestTexts.inactive : requestTexts.notInProfile) : ''}`,
          disabled,
        }))}
        onChange={(id) => dispatch(agencyChosen(id))}
      />
      {unknown.length > 0 && <Notice tone="warning">{requestTexts.notDelivered(listed(unknown))}</Notice>}
      <Note role="status">
        {replaced !== '' &&
          (selectedAgencyId === '' ? requestTexts.agencyDropped(replaced) : requestTexts.agencyReplaced(replaced))}
      </Note>
    </div>
  );
}

/** Returns the name of the agency that another choice has just replaced; '' if there is none. */
function useReplacedAgency(isKnown: boolean): string {
  const { selectedAgencyId, selected } = useOrderPart('agency');
  const choice = useSelector((state: RootState) => selectDraft(state).agencyId);
  const now = { id: selectedAgencyId, name: selected?.name ?? '', choice };
  const [seen, setSeen] = useState({ ...now, isKnown, replaced: '' });
  if (seen.id !== now.id || seen.choice !== choice || seen.isKnown !== isKnown) {
    const isByRule = isKnown && seen.isKnown && seen.choice === choice;
    const next = { ...now, isKnown, replaced: isByRule ? seen.name : '' };
    setSeen(next);
    return next.replaced;
  }
  return seen.replaced;
}

function ReportOnFile() {
  const recentCredit = useRead('recentRequest');
  const openedAt = useSelector(selectOpenedAt);
  const isRunning = useSelector(selectRunningCount) > 0;
  const hasBorrowers = useOrderPart('borrowers').length > 0;
  const none = hasBorrowers ? requestTexts.creditNone : requestTexts.creditNoneAtAll;
  return (
    <Line data-room>
      {isPending(recentCredit) ? (
        <Skeleton />
      ) : (
        <>
          <b>{requestTexts.creditOnFile}</b>
          <span>{lineOf(recentCredit, openedAt, isRunning ? requestTexts.creditNoneYet : none)}</span>
        </>
      )}
    </Line>
  );
}

function lineOf(credit: Remote<RecentCredit>, now: number, none: string): string {
  if (isUnknown(credit)) return requestTexts.creditNotKnown;
  if (credit.value !== undefined) return describeReportOnFile(credit.value, now);
  return none;
}

const selectDelivered = createSelector([selectRequestGroups], deliveredReports);

function ReportsSoFar() {
  const { count, last } = useSelector(selectDelivered);
  const onFile = useRead('recentRequest').value?.requestDate ?? null;
  if (count === 0) return null;
  const date = orNull(shortDate(last));
  // The line above then has a later day.
  const wasReissued = date !== null && compareDates(onFile, last) < 0 && shortDate(onFile) !== date;
  return (
    <>
      <Line>
        <b>{requestTexts.reportsSoFar}</b>
        <span>{date === null ? count : requestTexts.countWithLast(count, date)}</span>
      </Line>
      {wasReissued && <Line>{requestTexts.reissuesNotCounted}</Line>}
    </>
  );
}

const Fields = styled(Stack)`
  max-width: 560px;
`;

const Line = styled.p`
  font: var(--type-table);
  color: var(--text-secondary);
  overflow-wrap: anywhere;

  /* A report takes two lines beside the systems: nothing below moves when it is loaded again. */
  ${WIDE} {
    &[data-room] {
      min-height: 2lh;
    }
  }
`;

const Note = styled.p`
  font: var(--type-label);
  color: var(--warn);
`;
