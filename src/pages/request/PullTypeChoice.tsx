import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { orderFields } from '@/domain/order/orderFields';
import { borrowersEdited, pullChosen } from '@/features/orderDraft/orderDraftSlice';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { selectFieldErrors, selectFieldWarnings } from '@/workflows/orderIssueSelectors';
import { useOrderPart } from './useOrderPart';

/** Soft or full credit, where the loan's soft-pull phase offers the choice. */
export function PullTypeChoice() {
  const dispatch = useDispatch();
  const { isShown, isSoftOffered, canConvertToFull } = useOrderPart('pullChoice');
  const pull = useOrderPart('pull');
  const error = useSelector(selectFieldErrors)[orderFields.pull];
  const warning = useSelector(selectFieldWarnings)[orderFields.pull];
  if (!isShown) return null;
  return (
    <Stack>
      <RadioGroup
        id={orderFields.pull}
        legend="Credit pull type"
        options={[
          { value: 'soft', label: 'AUS Soft', disabled: !isSoftOffered },
          { value: 'full', label: 'Full-Tri' },
        ]}
        value={pull === 'mixed' ? undefined : pull}
        hint={isSoftOffered ? undefined : 'AUS Soft is for retail loans.'}
        error={error}
        onChange={(chosen) => dispatch(pullChosen(chosen))}
      />
      {warning !== undefined && <Notice tone="warning">{warning}</Notice>}
      {canConvertToFull && <ConvertToFull />}
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
      <Button onClick={convert}>Convert to full credit</Button>
    </div>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-2);
`;
