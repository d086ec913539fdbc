import { use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useIsUnread } from '@/features/loan/useIsUnread';
import * as requestTexts from '@/features/request/texts';
import type { ReportType } from '@/features/request/rules/borrower';
import type { BorrowerEdit } from '@/features/request/rules/orderDraft';
import { partnerOf } from '@/features/request/rules/reportPlan';
import { orderFields } from '@/features/request/rules/orderFields';
import { borrowersEdited } from '@/features/request/state/orderDraftSlice';
import {
  selectBorrowersPart,
  selectIsFormPending,
  selectShowJointBorrowerWarning,
} from '@/features/request/state/orderSelectors';
import { isUnknown } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { ReadOnly } from '@/ui/readOnly';
import { SkeletonRows } from '@/ui/Skeletons';
import { CardTable } from '@/ui/Table';
import { NARROW, WIDE } from '@/ui/wide';
import { BorrowerRow } from './BorrowerRow';
import { PartError, PartFailures } from './PartFailures';
import { useOrderPart } from './useOrderPart';
import { CARD_ROWS, Notes, NotesBelow, STEADY_ROWS } from './formStyles';

export function BorrowersPanel() {
  const mode = useOrderPart('mode');
  const { isShown, isPerBorrower } = useOrderPart('pullChoice');
  const borrowers = useOrderPart('borrowers');
  const showJointBorrowerWarning = useSelector(selectShowJointBorrowerWarning);
  const isFormPending = useSelector(selectIsFormPending);
  const areUnread = useIsUnread('requestBorrowers');
  const areUnknown = useSelector((state: RootState) => isUnknown(selectBorrowersPart(state)));
  const showsPull = isShown && isPerBorrower;
  const columns: (readonly [heading: string, share: number])[] = [
    [requestTexts.applicationNumber, 68],
    [requestTexts.borrower, showsPull ? 290 : 400],
    ...(showsPull ? [[requestTexts.pullType, 112] as const] : []),
    [requestTexts.report, 112],
    [requestTexts.reference, 130],
    [requestTexts.joint, 62],
    [requestTexts.copyLiabilities, 120],
    ...(mode === 'aus' ? [[requestTexts.formFree, 130] as const] : []),
    [requestTexts.onFile, 72],
  ];
  const all = columns.reduce((sum, [, share]) => sum + share, 0);
  return (
    <Panel
      heading={requestTexts.borrowersHeading(mode === 'aus' ? 3 : 2)}
      actions={<BorrowerTools />}
      isFlush
      isLoading={isFormPending}
    >
      <Notes>
        <PartFailures of="borrowers" />
      </Notes>
      {isFormPending ? (
        <SkeletonRows rows={2} columns={8} />
      ) : borrowers.length === 0 ? (
        <EmptyState title={emptyTitle(areUnknown, areUnread)} />
      ) : (
        <OrderTable>
          <caption>{requestTexts.borrowersCaption}</caption>
          <thead>
            <tr>
              {columns.map(([heading, share]) => (
                <th key={heading} scope="col" style={{ width: `${(share / all) * 100}%` }}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {borrowers.map((borrower) => (
              <BorrowerRow
                key={borrower.key}
                partner={partnerOf(borrower, borrowers)}
                {...{ borrower, mode, showsPull }}
              />
            ))}
          </tbody>
        </OrderTable>
      )}
      <NotesBelow>
        <PartError id={orderFields.borrowers} />
        {showJointBorrowerWarning && <Notice tone="warning">{requestTexts.lastReportJoint}</Notice>}
      </NotesBelow>
    </Panel>
  );
}

function emptyTitle(areUnknown: boolean, areUnread: boolean): string {
  if (areUnknown) return requestTexts.borrowersNotLoaded;
  return areUnread ? requestTexts.borrowersUnread : requestTexts.noBorrowers;
}

const OrderTable = styled(CardTable)`
  /* A note that appears lays out its row, not the table. */
  table-layout: fixed;
  min-width: 980px;
  ${STEADY_ROWS}
  ${CARD_ROWS}

  th[scope='col'] {
    white-space: normal;
  }
  /* Beside it, the row's second line has room, but not for what a reissue says below its number. */
  ${WIDE} {
    [data-room='line'] .field-error {
      width: max-content;
    }
    [data-room='two'] .field-error {
      width: 200%;
    }
  }
  /* The box stays beside the name, also above a note that wraps. */
  td[data-wrap] label.choice {
    align-items: start;

    > input {
      margin-block: 4px;
    }
  }
`;

/**
 * Edits all selected borrowers at once; disabled if that would change nothing. Submitting still asks about new reports
 * if one is on file. Buttons never move.
 */
function BorrowerTools() {
  const dispatch = useDispatch();
  const borrowers = useOrderPart('borrowers');
  const selected = borrowers.filter(({ isSelected }) => isSelected);
  const leaders = selected.filter(({ leadsPair, canBeJoint }) => leadsPair && canBeJoint);
  const forAll =
    (edit: BorrowerEdit, of = selected) =>
    () =>
      dispatch(borrowersEdited({ keys: of.map(({ key }) => key), edit }));
  // Without a report there are no liabilities to copy.
  const reported = selected.filter(({ type }) => type !== 'NONE');
  const copiesAll =
    reported.length > 0 && reported.every(({ currentAutoCopyLiabilities }) => currentAutoCopyLiabilities);
  const areAll = (report: ReportType) => selected.every(({ type }) => type === report);
  const isAllJoint = leaders.length > 0 && leaders.every(({ currentReportIsJoint }) => currentReportIsJoint);
  const { jointForAll, separateForAll, copyLiabilitiesForAll, copyLiabilitiesForNone } = requestTexts;
  const isReadOnly = use(ReadOnly);
  if (borrowers.length === 0 || isReadOnly) return null;
  return (
    <>
      <Button kind="quiet" disabled={areAll('REQUEST_NEW')} onClick={forAll({ type: 'REQUEST_NEW' })}>
        {requestTexts.newForAll}
      </Button>
      <Button kind="quiet" disabled={areAll('RE_ISSUE')} onClick={forAll({ type: 'RE_ISSUE' })}>
        {requestTexts.reissueForAll}
      </Button>
      <Button kind="quiet" disabled={leaders.length === 0} onClick={forAll({ isJoint: !isAllJoint }, leaders)}>
        <Toggle data-other={isAllJoint ? jointForAll : separateForAll}>
          {isAllJoint ? separateForAll : jointForAll}
        </Toggle>
      </Button>
      <Button kind="quiet" disabled={reported.length === 0} onClick={forAll({ copyLiabilities: !copiesAll }, reported)}>
        <Toggle data-other={copiesAll ? copyLiabilitiesForAll : copyLiabilitiesForNone}>
          {copiesAll ? copyLiabilitiesForNone : copyLiabilitiesForAll}
        </Toggle>
      </Button>
    </>
  );
}

/** Keeps the width of the other text that a press gives the button, so that no neighbor moves. */
const Toggle = styled.span`
  display: inline-grid;

  ${NARROW} {
    justify-items: start;
  }
  &::after {
    content: attr(data-other);
    height: 0;
    visibility: hidden;
  }
`;
