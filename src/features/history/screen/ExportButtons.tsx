import { useDispatch, useStore } from 'react-redux';
import * as detailTexts from '@/features/history/detailTexts';
import { historyCsv } from '@/features/history/rules/historyCsv';
import type { HistoryColumn } from '@/features/history/rules/historySort';
import { selectRequestGroups } from '@/features/requests/historySlice';
import { exportPressed } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';

export function ExportButtons({ columns }: { readonly columns: readonly HistoryColumn[] }) {
  const store = useStore<RootState>();
  const dispatch = useDispatch();
  // Here and not in the saga, so that the code loads after the first rows.
  const save = () =>
    dispatch(exportPressed({ what: 'history', csv: historyCsv(selectRequestGroups(store.getState()), columns) }));
  return (
    <>
      <Button onClick={save}>{detailTexts.exportCsv}</Button>
      <Button onClick={() => window.print()}>{detailTexts.print}</Button>
    </>
  );
}
