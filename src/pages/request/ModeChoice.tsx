import { useDispatch, useSelector } from 'react-redux';
import { orderFields } from '@/domain/order/orderFields';
import { modeChosen, selectDraft } from '@/features/orderDraft/orderDraftSlice';
import { RadioGroup } from '@/ui/RadioGroup';

const MODES = [
  { value: 'aus', label: 'Run AUS' },
  { value: 'credit', label: 'Import credit only' },
] as const;

/** Underwriting with its credit, or credit alone. */
export function ModeChoice() {
  const dispatch = useDispatch();
  const { mode = 'aus' } = useSelector(selectDraft);
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
