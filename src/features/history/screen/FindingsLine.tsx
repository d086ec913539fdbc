import { useSelector } from 'react-redux';
import * as findingsTexts from '@/features/findings/texts';
import { isRead } from '@/features/findings/reader/findings';
import { readableTogether } from '@/features/findings/reader/findingsAccess';
import { canReadFindings, previousWithFindings } from '@/features/requests/rules/canReadFindings';
import { selectHistoryItems, selectPreviousRuns } from '@/features/requests/historySlice';
import type { FindingsDialog } from '@/features/history/state/dialogSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { DialogLink, FindingsLink } from './DialogLink';

/** The findings of a run in its details, with the engine's version once it is known. */
export function FindingsLine({ item }: { readonly item: HistoryItem }) {
  const privileges = useSelector(selectPrivileges);
  const items = useSelector(selectHistoryItems);
  const previousRuns = useSelector(selectPreviousRuns);
  const reading = useSelector((state: RootState) => selectRead(state, 'findings', item.key)).value;
  if (!canReadFindings(item, privileges)) return null;
  const together = readableTogether(item, items, privileges);
  const previous = previousWithFindings(item, previousRuns, privileges);
  const version = isRead(reading) ? reading.facts.engineVersion : null;
  const dialog = (view: FindingsDialog['view']) => ({ kind: 'findings' as const, itemKey: item.key, view });
  return (
    <p className="findings-line" data-print={version === null ? 'never' : undefined}>
      <FindingsLink item={item} />
      {together.length > 1 && (
        <DialogLink dialog={dialog('together')}>
          {findingsTexts.sideBySide(
            together.map(({ ausRequestType }) => ausRequestType ?? findingsTexts.unnamed).join(' | '),
          )}
        </DialogLink>
      )}
      {previous !== undefined && (
        <DialogLink dialog={dialog('compare')}>{findingsTexts.compareView(previous.requestId)}</DialogLink>
      )}
      {version !== null && <span>{findingsTexts.versionOf(version)}</span>}
    </p>
  );
}
