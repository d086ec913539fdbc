import { useDispatch } from 'react-redux';
import { orderFields } from '@/domain/order/orderFields';
import { modeChosen } from '@/features/orderDraft/orderDraftSlice';
import { RadioGroup } from '@/ui/RadioGroup';
import { useOrderPart } from './useOrderPart';

const MODES = [
  { value: 'aus', label: 'Run AUS' },
  { value: 'credit', label: 'Import credit only' },
] as const;

/** Underwriting with its credit, or credit alone. */
export function ModeChoice() {
  const dispatch = useDispatch();
  const mode = useOrderPart('mode');
  return (
    <RadioGroup
      id={orderFields.mode}
      legend="What to order"
      isLegendHidden
      options={MODES}
      value={mode}
      onChange={(chosen) => dispatch(modeChosen(chosen))}
    />
  );
}
