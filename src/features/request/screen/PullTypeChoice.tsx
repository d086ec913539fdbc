import { use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as loanTexts from '@/config/texts/loanTexts';
import * as requestTexts from '@/config/texts/requestTexts';
import { orderFields } from '@/domain/order/orderFields';
import { borrowersEdited, pullChosen } from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors, selectFieldWarnings } from '@/features/request/state/orderIssueSelectors';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { ReadOnly } from '@/ui/readOnly';
import { useOrderPart } from './useOrderPart';

/** Soft or full credit, if the loan's soft-pull phase offers the choice. */
export function PullTypeChoice() {
  const dispatch = useDispatch();
  const { isShown, isSoftOffered, canConvertToFull } = useOrderPart('pullChoice');
  const pull = useOrderPart('pull');
  const error = useSelector(selectFieldErrors)[orderFields.pull];
  const warning = useSelector(selectFieldWarnings)[orderFields.pull];
  const isReadOnly = use(ReadOnly);
  if (!isShown) return null;
  return (
    <Stack>
      <RadioGroup
        id={orderFields.pull}
        legend={requestTexts.pullTypeLegend}
        options={[
          { value: 'soft', label: loanTexts.softPull, disabled: !isSoftOffered },
          { value: 'full', label: loanTexts.fullPull },
        ]}
        value={pull === 'mixed' ? undefined : pull}
        hint={isSoftOffered ? undefined : requestTexts.softForRetail}
        error={error}
        onChange={(chosen) => dispatch(pullChosen(chosen))}
      />
      {warning !== undefined && <Notice tone="warning">{warning}</Notice>}
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

const Stack = styled.div`
  display: grid;
  gap: var(--space-2);
`;
