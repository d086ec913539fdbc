import { use } from 'react';
import { useDispatch } from 'react-redux';
import * as requestTexts from '@/config/texts/requestTexts';
import type { BorrowerEdit } from '@/domain/order/orderDraft';
import { borrowersEdited } from '@/features/request/state/orderDraftSlice';
import { Button } from '@/ui/Button';
import { ReadOnly } from '@/ui/readOnly';
import { ToggleLabel } from '@/ui/ToggleLabel';
import { useOrderPart } from './useOrderPart';

const JOINT = [requestTexts.jointForAll, requestTexts.separateForAll] as const;
const COPY = [requestTexts.copyLiabilitiesForAll, requestTexts.copyLiabilitiesForNone] as const;

/** Edits all selected borrowers at once. Submitting still asks about new reports if one is on file. Buttons never move. */
export function BorrowerTools() {
  const dispatch = useDispatch();
  const borrowers = useOrderPart('borrowers');
  const selected = borrowers.filter(({ isSelected }) => isSelected);
  const leaders = selected.filter(({ leadsPair, canBeJoint }) => leadsPair && canBeJoint);
  const forAll =
    (edit: BorrowerEdit, of = selected) =>
    () =>
      dispatch(borrowersEdited({ keys: of.map(({ key }) => key), edit }));
  const copiesAll = selected.every(({ currentCopyLiabilities }) => currentCopyLiabilities);
  const isAllJoint = leaders.length > 0 && leaders.every(({ currentIsJoint }) => currentIsJoint);
  const isReadOnly = use(ReadOnly);
  if (borrowers.length === 0 || isReadOnly) return null;
  return (
    <>
      <Button kind="quiet" onClick={forAll({ type: 'REQUEST_NEW' })}>
        {requestTexts.newForAll}
      </Button>
      <Button kind="quiet" onClick={forAll({ type: 'RE_ISSUE' })}>
        {requestTexts.reissueForAll}
      </Button>
      <Button kind="quiet" disabled={leaders.length === 0} onClick={forAll({ isJoint: !isAllJoint }, leaders)}>
        <ToggleLabel labels={JOINT} shown={JOINT[isAllJoint ? 1 : 0]} />
      </Button>
      <Button kind="quiet" onClick={forAll({ copyLiabilities: !copiesAll })}>
        <ToggleLabel labels={COPY} shown={COPY[copiesAll ? 1 : 0]} />
      </Button>
    </>
  );
}
