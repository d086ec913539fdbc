import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import { orderFields } from '@/domain/order/orderFields';
import { agencyChosen, selectChosenAgency } from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import { selectIsAgencyPending } from '@/features/request/state/agencySelectors';
import { SelectField } from '@/ui/SelectField';
import { Skeleton } from '@/ui/Skeleton';
import { useOrderPart } from './useOrderPart';

/**
 * The credit agency. Says so when it changes because another choice rules it out.
 *
 * @source Specification §6: "Channels 6 and 3 are retail"
 */
export function AgencyField() {
  const dispatch = useDispatch();
  const { isAgencyVisible, isAgencyEditable, options, selectedId } = useOrderPart('agency');
  const error = useSelector(selectFieldErrors)[orderFields.agency];
  const isAgencyPending = useSelector(selectIsAgencyPending);
  const replaced = useReplacedAgency(isAgencyVisible && !isAgencyPending);
  if (!isAgencyVisible) return <p>{requestTexts.agencyByProfile}</p>;
  if (isAgencyPending) {
    return (
      <Shape>
        <Skeleton $width="30%" />
        <Skeleton />
      </Shape>
    );
  }
  return (
    <div>
      <SelectField
        id={orderFields.agency}
        label={requestTexts.agency}
        isRequired
        placeholder={requestTexts.chooseAgency}
        disabled={!isAgencyEditable}
        value={selectedId}
        options={options.map(({ id, name, isDisabled, isInactive }) => ({
          value: id,
          label: `${name}${isDisabled ? (isInactive ? requestTexts.inactive : requestTexts.notInProfile) : ''}`,
          disabled: isDisabled,
        }))}
        error={error}
        onChange={(id) => dispatch(agencyChosen(id))}
      />
      <Note role="status">
        {replaced !== '' &&
          (selectedId === '' ? requestTexts.agencyDropped(replaced) : requestTexts.agencyReplaced(replaced))}
      </Note>
    </div>
  );
}

/** Returns the name of the agency that another choice has just replaced; '' if there is none. */
function useReplacedAgency(isKnown: boolean): string {
  const { selectedId, selected } = useOrderPart('agency');
  const choice = useSelector(selectChosenAgency);
  const now = { id: selectedId, name: selected?.name ?? '', choice };
  const [seen, setSeen] = useState({ ...now, isKnown, replaced: '' });
  if (seen.id !== now.id || seen.choice !== choice || seen.isKnown !== isKnown) {
    const isByRule = isKnown && seen.isKnown && seen.choice === choice;
    const next = { ...now, isKnown, replaced: isByRule ? seen.name : '' };
    setSeen(next);
    return next.replaced;
  }
  return seen.replaced;
}

/** As high as the field. */
const Shape = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-1);

  > :last-child {
    height: var(--control-height);
  }
`;

const Note = styled.p`
  font: var(--type-label);
  color: var(--warn);
`;
