import { useDispatch } from 'react-redux';
import type { BorrowerEdit } from '@/domain/order/orderDraft';
import { borrowersEdited } from '@/features/orderDraft/orderDraftSlice';
import { Button } from '@/ui/Button';
import { useOrderPart } from './useOrderPart';

/** One press for all selected borrowers. A new report still asks when one is on file. */
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
  const isAllJoint = leaders.every(({ currentIsJoint }) => currentIsJoint);
  if (borrowers.length === 0) return null;
  return (
    <>
      <Button kind="quiet" onClick={forAll({ type: 'REQUEST_NEW' })}>
        New for all
      </Button>
      <Button kind="quiet" onClick={forAll({ type: 'RE_ISSUE' })}>
        Reissue for all
      </Button>
      {leaders.length > 0 && (
        <Button kind="quiet" onClick={forAll({ isJoint: !isAllJoint }, leaders)}>
          {isAllJoint ? 'Separate for all' : 'Joint for all'}
        </Button>
      )}
      <Button kind="quiet" onClick={forAll({ copyLiabilities: !copiesAll })}>
        {copiesAll ? 'Copy liabilities for none' : 'Copy liabilities for all'}
      </Button>
    </>
  );
}
