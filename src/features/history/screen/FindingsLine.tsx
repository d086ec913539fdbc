import { useDispatch, useSelector } from 'react-redux';
import * as findingsTexts from '@/features/findings/texts';
import { isRead } from '@/features/findings/reader/findings';
import { canReadFindings, previousWithFindings, togetherWith } from '@/features/requests/rules/canReadFindings';
import { selectHistoryItems, selectPreviousRuns } from '@/features/requests/historySlice';
import { dialogOpened, type FindingsDialog } from '@/features/history/state/historyViewSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';
import { LinkButton } from '@/ui/Button';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { FindingsLink } from './FindingsLink';

/** The findings of a run in its details, with the engine's version once it is known. */
export function FindingsLine({ item }: { readonly item: HistoryItem }) {
  const dispatch = useDispatch();
  const privileges = useSelector(selectPrivileges);
  const items = useSelector(selectHistoryItems);
  const previousRuns = useSelector(selectPreviousRuns);
  const reading = useSelector((state: RootState) => selectRead(state, 'findings', item.key)).value;
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
          {findingsTexts.sideBySide(
            together.map(({ ausRequestType }) => ausRequestType ?? findingsTexts.unnamed).join(' | '),
          )}
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
