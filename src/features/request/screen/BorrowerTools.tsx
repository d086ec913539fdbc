import { use } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import type { BorrowerEdit } from '@/domain/order/orderDraft';
import { borrowersEdited } from '@/features/request/state/orderDraftSlice';
import { Button } from '@/ui/Button';
import { ReadOnly } from '@/ui/readOnly';
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

interface ToggleLabelProps<Label extends string> {
  /** Every text that the button can show. */
  readonly labels: readonly Label[];
  readonly shown: Label;
}

/**
 * A button text that changes on each press. It keeps the width of the longest text, so that its neighbors don't move.
 */
const ToggleLabel = <Label extends string>({ labels, shown }: ToggleLabelProps<Label>) => (
  <Stack>
    {labels.map((label) => (
      <span key={label} aria-hidden={label === shown ? undefined : true}>
        {label}
      </span>
    ))}
  </Stack>
);

const Stack = styled.span`
  display: inline-grid;

  > span {
    grid-area: 1 / 1;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`;
