import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { orderFields } from '@/domain/order/orderFields';
import { borrowersEdited, pullChosen } from '@/features/orderDraft/orderDraftSlice';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { selectFieldErrors, selectFieldWarnings, selectOrderForm } from '@/workflows/orderSelectors';

/** Soft or full credit, where the loan's soft-pull phase offers the choice. */
export function PullTypeChoice() {
  const dispatch = useDispatch();
  const { pullChoice, pull, borrowers } = useSelector(selectOrderForm);
  const error = useSelector(selectFieldErrors)[orderFields.pull];
  const warning = useSelector(selectFieldWarnings)[orderFields.pull];
  if (!pullChoice.isShown) return null;

  const convertToFull = (): void => {
    dispatch(pullChosen('full'));
    dispatch(borrowersEdited({ keys: borrowers.map(({ key }) => key), edit: { type: 'REQUEST_NEW' } }));
  };
  return (
    <Stack>
      <RadioGroup
        id={orderFields.pull}
        legend="Credit pull type"
        options={[
          { value: 'soft', label: 'AUS Soft', disabled: !pullChoice.isSoftOffered },
          { value: 'full', label: 'Full-Tri' },
        ]}
        value={pull === 'mixed' ? undefined : pull}
        hint={pullChoice.isSoftOffered ? undefined : 'AUS Soft is for retail loans.'}
        error={error}
        onChange={(chosen) => dispatch(pullChosen(chosen))}
      />
      {warning !== undefined && <Notice tone="warning">{warning}</Notice>}
      {pullChoice.canConvertToFull && (
        <div>
          <Button onClick={convertToFull}>Convert to full credit</Button>
        </div>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-2);
`;
