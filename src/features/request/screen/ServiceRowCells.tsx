import { useDispatch, useSelector, useStore } from 'react-redux';
import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import * as requestTexts from '@/features/request/texts';
import { isProcessing, runKeyOf } from '@/features/runs/rules/historyItem';
import { lastRunOf, numberOf } from '@/features/runs/rules/lastRun';
import { orderFields } from '@/features/request/rules/orderFields';
import { cleanIdentifier } from '@/features/request/rules/cleanInput';
import { isTransactionType } from '@/features/request/rules/requestSetup';
import { displacedBy, type ServiceRow } from '@/features/request/rules/serviceRows';
import { isCasefile, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import { selectHistory } from '@/features/runs/historySlice';
import { selectAreRequestsUnread } from '@/features/loan/unreadItemsSlice';
import { serviceEdited } from '@/features/request/state/orderDraftSlice';
import { selectOrderForm } from '@/features/request/state/orderSelectors';
import { selectTableHeaders } from '@/features/request/state/requestSetupSlice';
import { MISSING, plannedTime } from '@/lib/format';
import { isPending, isUnknown } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { MissingValue } from '@/ui/Delivered';
import { StatusBadge } from '@/ui/StatusBadge';
import { DayOrTimeAgo } from '@/ui/TimeAgo';
import { WIDE } from '@/ui/wide';
import { OrderSelectField, OrderTextField } from './OrderFields';
import { useHasRun } from './useHasRun';

export function ServiceRowCells({ row }: { readonly row: ServiceRow }) {
  const dispatch = useDispatch();
  const showsAvailability = useSelector(selectTableHeaders).includes('availability');
  const { option, type, types } = row;
  const { label } = SERVICES[option];
  const store = useStore<RootState>();
  const choose = (chosen: string): void => {
    if (!isTransactionType(chosen)) return;
    const displaces = displacedBy(selectOrderForm(store.getState()).services, option, chosen);
    dispatch(serviceEdited({ option, edit: { type: chosen }, displaces }));
  };
  return (
    <tr>
      <th scope="row" data-holds="text">
        <strong>{label}</strong>
      </th>
      <td data-wrap data-label={requestTexts.transactionType}>
        <OrderSelectField
          id={orderFields.serviceType(option)}
          label={requestTexts.labelOf(requestTexts.transactionType, label)}
          isLabelHidden
          options={types}
          value={type}
          placeholder={type === '' ? requestTexts.choose : undefined}
          onChange={choose}
        />
      </td>
      <IdentifierCell row={row} />
      <td data-wrap data-label={requestTexts.lastRunHeading}>
        <LastRun row={row} />
      </td>
      {showsAvailability && (
        <td data-wrap data-holds="text" data-label={requestTexts.availability}>
          <Availability row={row} />
        </td>
      )}
    </tr>
  );
}

/** What an update continues: DU's casefile, or LPA's key and loan identifier. */
function Identifiers({ row }: { readonly row: ServiceRow }) {
  const dispatch = useDispatch();
  const { option, identifier, loanIdentifier, isIdentifierLocked } = row;
  const second = SERVICES[option].loanIdentifier;
  return (
    <IdentifierFields>
      <OrderTextField
        id={orderFields.serviceIdentifier(option)}
        label={isCasefile(option) ? requestTexts.caseFileId : requestTexts.key}
        isLabelHidden={isCasefile(option)}
        value={identifier}
        readOnly={isIdentifierLocked}
        hint={isIdentifierLocked ? requestTexts.lockedByLender : undefined}
        inputMode={isCasefile(option) ? 'numeric' : 'text'}
        onChange={(text) => dispatch(serviceEdited({ option, edit: { identifier: cleanIdentifier(text) } }))}
      />
      {second !== null && (
        <OrderTextField
          id={orderFields.serviceLoanIdentifier(option)}
          label={requestTexts.loanIdentifier}
          placeholder={second.isRequired ? undefined : requestTexts.optional}
          value={loanIdentifier}
          onChange={(text) => dispatch(serviceEdited({ option, edit: { loanIdentifier: cleanIdentifier(text) } }))}
        />
      )}
    </IdentifierFields>
  );
}

function IdentifierCell({ row }: { readonly row: ServiceRow }) {
  const { option, type, types } = row;
  const items = useSelector(selectHistory).value ?? [];
  const last = lastRunOf(items, option);
  const isRunning = last !== undefined && items.some((item) => isProcessing(item) && runKeyOf(item) === runKeyOf(last));
  const hasRun = useHasRun(isRunning);
  // The room of the fields that take its place when the run has ended.
  const hasRoom = type === 'request_new' && hasRun && types.some(({ value }) => value === 'import_existing');
  const holds = type === 'import_existing' || hasRoom ? undefined : 'text';
  return (
    <td data-wrap data-holds={holds} data-label={requestTexts.identifier}>
      {type === 'import_existing' && <Identifiers row={row} />}
      {type === 'request_new' && <Given option={option} hasRoom={hasRoom} />}
      {type !== 'import_existing' && type !== 'request_new' && <MissingValue />}
    </td>
  );
}

function Given({ option, hasRoom }: { readonly option: ServiceOption; readonly hasRoom: boolean }) {
  const { label, loanIdentifier } = SERVICES[option];
  return (
    <GivenFrame>
      <GivenBySystem tabIndex={0} data-hint={requestTexts.givenByHint(label)}>
        {requestTexts.givenBy(label)}
      </GivenBySystem>
      {hasRoom && (
        <IdentifierFields aria-hidden>
          <Room />
          {loanIdentifier !== null && <Room />}
        </IdentifierFields>
      )}
    </GivenFrame>
  );
}

function LastRun({ row: { option, submissionCount, lastSubmittedOn } }: { readonly row: ServiceRow }) {
  const history = useSelector(selectHistory);
  const areUnread = useSelector(selectAreRequestsUnread);
  // Not in the selectors, which every keystroke runs: a history can have hundreds of requests.
  const last = lastRunOf(history.value ?? [], option);
  if (last === undefined && submissionCount > 0) {
    return (
      <LastRunText>
        <span>{requestTexts.runs(uiTexts.runs(submissionCount))}</span> <DayOrTimeAgo date={lastSubmittedOn} />
      </LastRunText>
    );
  }
  if (last === undefined) {
    const none = isUnknown(history) || areUnread ? requestTexts.lastRunUnknown : requestTexts.noRuns;
    return !isPending(history) && <LastRunText>{none}</LastRunText>;
  }
  return (
    <div>
      <strong>{isProcessing(last) ? requestTexts.runProcessing : last.status || MISSING}</strong>
      <Quiet>
        <DayOrTimeAgo date={last.requestDate} /> <span>{requestTexts.lastRun(numberOf(last, option))}</span>
      </Quiet>
    </div>
  );
}

const Quiet = styled.p`
  font: var(--type-label);
  color: var(--text-secondary);
`;

/** Lines up with the text of the fields beside it. */
const LastRunText = styled(Quiet)`
  ${WIDE} {
    padding-top: 8px;
  }
`;

function Availability({ row: { closed, isOpen } }: { readonly row: ServiceRow }) {
  if (isOpen) return <StatusBadge tone="ok">{requestTexts.open}</StatusBadge>;
  if (closed === null) return <Quiet>{requestTexts.availabilityUnknown}</Quiet>;
  return (
    <>
      <StatusBadge tone="warn">
        {closed.until === null ? requestTexts.closed : requestTexts.closedUntil(plannedTime(closed.until))}
      </StatusBadge>
      {closed.reason !== null && <Quiet>{closed.reason}</Quiet>}
    </>
  );
}

const Room = () => (
  <div>
    <input type="text" tabIndex={-1} readOnly />
  </div>
);

const GivenFrame = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;

  > * {
    grid-area: 1 / 1;
  }
  > [aria-hidden] {
    justify-self: stretch;
  }
  > [aria-hidden] > div {
    min-height: var(--control-height);
    visibility: hidden;
  }
  /* With the label below it. */
  > [aria-hidden] > div:not(:only-child) {
    min-height: calc(var(--control-height) + 2px + 1rem);
  }
`;

const GivenBySystem = styled.span`
  ${WIDE} {
    /* Text starts lower than a field. */
    &:not(:only-child) {
      padding-top: 7px;
    }
  }
  color: var(--text-secondary);
`;

/** The labels are below their fields, so that the fields line up with the transaction type beside them. */
const IdentifierFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: var(--space-2);

  > div {
    display: flex;
    flex-direction: column;
  }
  > div > input {
    order: -1;
    flex: none;
  }
  label {
    margin: 2px 0 0;
    font-weight: 400;
  }
`;
