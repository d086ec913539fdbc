import { useStore } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import type { HistoryColumn } from '@/features/history/rules/historySort';
import { exportPressed } from '@/features/runs/exportPressed';
import { selectRequestGroups } from '@/features/runs/historySlice';
import type { RootState } from '@/lib/rootState';
import { MenuButton } from '@/ui/MenuButton';

/** What users do with the whole list, seldom. */
export function MoreButton({ columns }: { readonly columns: readonly HistoryColumn[] }) {
  const store = useStore<RootState>();
  // Here and not in the saga, so that the code loads after the first rows.
  const save = async () => {
    const { historyCsv } = await import('./onDemand');
    const csv = historyCsv(selectRequestGroups(store.getState()), columns);
    store.dispatch(exportPressed({ what: 'history', csv }));
  };
  return (
    <MenuButton
      label={historyTexts.more}
      isWord
      actions={() => [
        { label: historyTexts.exportCsv, act: () => void save() },
        { label: historyTexts.print, act: () => window.print() },
      ]}
    />
  );
}
