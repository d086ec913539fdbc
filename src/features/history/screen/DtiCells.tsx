import { useSelector } from 'react-redux';
import { dtiOf } from '@/domain/history/dtiChanges';
import { dtiAsFigure, dtiInWords } from '@/domain/history/dtiWords';
import type { HistoryItem } from '@/domain/history/historyItem';
import { selectDtiChanges } from '@/features/history/state/historySlice';
import { ratio } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { MissingValue } from '@/ui/MissingValue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface DtiCellProps {
  readonly item: HistoryItem;
}

/** The debt-to-income ratio that the run was submitted with. */
export function DtiCell({ item }: DtiCellProps) {
  const dti = dtiOf(item);
  return dti === null ? <MissingValue /> : ratio(dti);
}

/** The change against the previous run of the same underwriting system: an arrow to see, words to hear. */
export function DtiChangeCell({ item }: DtiCellProps) {
  const change = useSelector((state: RootState) => selectDtiChanges(state)[item.key]);
  if (change === undefined) return <MissingValue />;
  const words = dtiInWords(change);
  return (
    <>
      <span aria-hidden title={words}>
        {dtiAsFigure(change)}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
