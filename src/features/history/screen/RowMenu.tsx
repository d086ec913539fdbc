import { useSelector, useStore } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { readableTogether } from '@/features/findings/reader/findingsAccess';
import { canReadFindings } from '@/features/runs/rules/canReadFindings';
import { isMulti, rowName } from '@/features/runs/rules/historyItem';
import { selectHistoryItems, selectPreviousRuns } from '@/features/runs/historySlice';
import { dialogOpened } from '@/features/runs/dialogSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { MenuButton } from '@/ui/MenuButton';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { useOrderAgain } from '@/features/runs/useOrderAgain';

/** What the app offers for a row beyond the specification. @empty nothing if there is nothing to do */
export function RowMenu({ item }: { readonly item: HistoryItem }) {
  const store = useStore<RootState>();
  const previous = useSelector((state: RootState) => selectPreviousRuns(state).get(item.key));
  const mayReadTogether = useSelector(
    (state: RootState) => isMulti(item) && canReadFindings(item, selectPrivileges(state)),
  );
  const orderAgain = useOrderAgain(item.requestId);
  if (previous === undefined && !mayReadTogether && orderAgain === undefined) return null;
  const actions = () => {
    const state = store.getState();
    const together = mayReadTogether ? readableTogether(item, selectHistoryItems(state), selectPrivileges(state)) : [];
    const open = (dialog: Parameters<typeof dialogOpened>[0]) => () => void store.dispatch(dialogOpened(dialog));
    return [
      previous && {
        label: historyTexts.compareWith(previous.requestId),
        act: open({ kind: 'compare', itemKeys: [previous.key, item.key] }),
      },
      together.length > 1 && {
        label: historyTexts.findingsSideBySide,
        act: open({ kind: 'findings', itemKey: item.key, view: 'together' }),
      },
      orderAgain && { label: historyTexts.orderAgain, act: () => orderAgain() },
    ].filter((action) => typeof action === 'object');
  };
  return <MenuButton label={historyTexts.moreOf(rowName(item))} actions={actions} />;
}
