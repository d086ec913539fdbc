import { useDispatch, useSelector } from 'react-redux';
import * as findingsTexts from '@/config/texts/findingsTexts';
import { isRead } from '@/domain/findings/findings';
import { canReadFindings, previousWithFindings, togetherWith } from '@/domain/history/canReadFindings';
import type { HistoryItem } from '@/domain/history/historyItem';
import { selectFindings } from '@/features/findings/findingsSlice';
import { selectHistoryItems, selectPreviousRuns } from '@/features/history/state/historySlice';
import { dialogOpened, type FindingsDialog } from '@/features/history/state/historyViewSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { LinkButton } from '@/ui/Button';
import { FindingsLink } from './FindingsLink';

/** The findings of a run in its details, with the engine's version once it is known. */
export function FindingsLine({ item }: { readonly item: HistoryItem }) {
  const dispatch = useDispatch();
  const privileges = useSelector(selectPrivileges);
  const items = useSelector(selectHistoryItems);
  const previousRuns = useSelector(selectPreviousRuns);
  const reading = useSelector((state: RootState) => selectFindings(state, item.key)).value;
  if (!canReadFindings(item, privileges)) return null;
  const together = togetherWith(item, items, privileges);
  const previous = previousWithFindings(item, previousRuns, privileges);
  const version = isRead(reading) ? reading.facts.engineVersion : null;
  const open = (view: FindingsDialog['view']) => () =>
    dispatch(dialogOpened({ kind: 'findings', itemKey: item.key, view }));
  return (
    <p className="findings-line" data-print={version === null ? 'never' : undefined}>
      <FindingsLink item={item} />
      {together.length > 1 && (
        <LinkButton aria-haspopup="dialog" onClick={open('together')}>
          {findingsTexts.sideBySide(together.map(({ service }) => service ?? findingsTexts.unnamed).join(' | '))}
        </LinkButton>
      )}
      {previous !== undefined && (
        <LinkButton aria-haspopup="dialog" onClick={open('compare')}>
          {findingsTexts.compareView(previous.requestId)}
        </LinkButton>
      )}
      {version !== null && <span>{findingsTexts.versionOf(version)}</span>}
    </p>
  );
}
