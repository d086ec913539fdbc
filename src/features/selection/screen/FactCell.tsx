import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/features/selection/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { findingsAccess } from '@/features/findings/reader/findingsAccess';
import { withDistinctNames } from '@/features/loan/rules/people';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { isProcessing, rowName } from '@/features/runs/rules/historyItem';
import type { DecisionFact } from '@/features/selection/rules/decisionFacts';
import { reliefKey, type ReliefRef } from '@/features/selection/rules/reliefKey';
import { DialogLink } from '@/features/runs/DialogLink';
import { closeByOf, isUniform, reliefTone, type ReliefTypeId } from '@/features/selection/rules/repAndWarrant';
import { isUsable } from '@/features/selection/rules/selectionResult';
import { ratio } from '@/lib/format';
import { useRead } from '@/reads/useRead';
import { Delivered, MissingValue } from '@/ui/Delivered';
import { LinkButton } from '@/ui/Button';
import { lazyComponent } from '@/ui/lazyComponent';
import { Row } from '@/ui/Row';
import { Skeleton } from '@/ui/Skeletons';
import { StatusBadge } from '@/ui/StatusBadge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { MINUTE_MS, useNow } from '@/ui/useNow';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { Relief, SelectionResult } from '@/features/selection/api/contract/selection';
import { AwaitedValue } from './AwaitedValue';

/** A row below the identifiers: a fact of the results, or a type of relief, which its cells read from the store. */
export type GridFact =
  DecisionFact | (Pick<DecisionFact, 'label' | 'isDifferent'> & { id: ReliefTypeId; name: string });

interface FactCellProps {
  readonly fact: GridFact;
  readonly result: SelectionResult;
  readonly item: HistoryItem | undefined;
}

export function FactCell({ fact, result, item }: FactCellProps) {
  const Missing = isProcessing(result) ? AwaitedValue : MissingValue;
  if ('name' in fact) {
    const { responseId, ausRequestType: service } = result;
    if (responseId === null || !isUsable(result)) return <Missing />;
    return <ReliefCell place={{ responseId, typeId: fact.id }} service={service} name={fact.name} />;
  }
  const value = fact.valueOf(result);
  if (fact.id === 'conditions' && isUsable(result)) return <ToCollect {...{ item, result }} count={value} />;
  if (value === null) return <Missing />;
  if (fact.id === 'appraisal')
    return <StatusBadge tone={result.isAppraisalWaived === true ? 'ok' : 'neutral'}>{value}</StatusBadge>;
  const applied = fact.id === 'dti' ? applicationDti(result, item) : null;
  return (
    <>
      <span>{value}</span>
      {applied !== null && <small>{` ${selectionTexts.dtiDiffers} ${ratio(applied)}`}</small>}
    </>
  );
}

/** The figure, and what the engine asks to collect. Paper has the figure alone. @empty null for an unknown figure */
function ToCollect({ item, result, count }: Omit<FactCellProps, 'fact'> & { readonly count: string | null }) {
  const privileges = useSelector(selectPrivileges);
  const canSee = item !== undefined && findingsAccess(item, privileges, { [item.key]: result.findings }) !== 'none';
  return (
    <>
      {count === null ? <MissingValue /> : <span>{count}</span>}
      {count !== null && <small>{` ${selectionTexts.byService}`}</small>}
      {item !== undefined && !canSee && privileges !== undefined && (
        <small data-print="never">{` · ${selectionTexts.whoSeesTheList}`}</small>
      )}
      {canSee && (
        <span data-print="never">
          <span> · </span>
          <DialogLink
            dialog={{ kind: 'findings', itemKey: item.key, view: 'collect' }}
            aria-label={selectionTexts.toCollectOf(rowName(item))}
          >
            {selectionTexts.toCollect}
          </DialogLink>
        </span>
      )}
    </>
  );
}

/** The DTI of the loan application itself. @empty null if it is unknown or the service's */
function applicationDti(result: SelectionResult, item: HistoryItem | undefined): number | null {
  const dti = item?.ausDataSet?.dti ?? null;
  return ratio(dti) === ratio(result.dti) ? null : dti;
}

const ReliefDrawer = lazyComponent(async () => (await import('./ReliefDrawer')).ReliefDrawer);

interface ReliefCellProps {
  readonly place: ReliefRef;
  readonly service: string;
  /** Of the type of relief, such as 'assets'. */
  readonly name: string;
}

/** Loads and fails independently. The button keeps the focus when a retry succeeds. */
function ReliefCell({ place, service, name }: ReliefCellProps) {
  const [isOpen, setOpen] = useState(false);
  const { value, status, failure, retry } = useRead('reliefs', reliefKey(place));
  if (value === undefined && failure === undefined)
    return status === 'ready' ? <MissingValue /> : <Skeleton width="60%" />;
  const subject = `${service} ${name}`;
  const messages = value?.messageCount ? selectionTexts.messageCount(value.messageCount) : selectionTexts.messages;
  return (
    <>
      <Row $gap="0 var(--space-2)" aria-busy={status === 'loading'}>
        {value === undefined ? <span>{selectionTexts.reliefFailed}</span> : <Status relief={value} />}
        <LinkButton
          aria-label={
            value === undefined ? selectionTexts.retryRelief(subject) : selectionTexts.messagesAbout(messages, subject)
          }
          onClick={value === undefined ? retry : () => setOpen(true)}
        >
          {value === undefined ? uiTexts.tryAgain : messages}
        </LinkButton>
      </Row>
      {value !== undefined && value.borrowers.length > 0 && !isUniform(value) && <Borrowers relief={value} />}
      {value !== undefined && isOpen && (
        <ReliefDrawer place={place} relief={value} service={service} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function Status({ relief: { status, closeByDate } }: { readonly relief: Relief }) {
  const closeBy = closeByOf(closeByDate, useNow(MINUTE_MS));
  return (
    <>
      {status === null ? <MissingValue /> : <StatusBadge tone={reliefTone(status)}>{status}</StatusBadge>}
      {closeBy && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <StatusBadge tone={closeBy.tone} icon={null}>
            {closeBy.text}
          </StatusBadge>
        </>
      )}
    </>
  );
}

const Borrowers = ({ relief: { borrowers } }: { readonly relief: Relief }) => (
  <Names>
    {withDistinctNames(borrowers).map(({ borrowerName, status }, index) => (
      <li key={index}>
        <Delivered text={borrowerName ?? selectionTexts.borrower} />
        <span>: </span>
        <Delivered text={status} />
        {index < borrowers.length - 1 && <span>{', '}</span>}
      </li>
    ))}
  </Names>
);

const Names = styled.ul`
  font: var(--type-label);
  color: var(--text-secondary);
  list-style: none;

  > li {
    display: inline;
  }
`;
