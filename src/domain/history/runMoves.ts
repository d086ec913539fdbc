import * as reasonTexts from '@/config/texts/reasonTexts';
import { MISSING, shortDate } from '@/lib/format';
import { compareRuns, type ComparedRow } from './compareRuns';
import { DTI } from './historyDataSet';
import type { HistoryItem } from './historyItem';

/** What moved between two runs of one system. */
export interface RunMoves {
  /** 'DU against request 11 (11/18/26)'. */
  title: string;
  /** Outcome and DTI first; one phrase a value. @empty nothing changed */
  moves: string[];
}

/**
 * Returns the outcome and the submitted values that differ between a run and the previous one of its system. It puts the
 * values beside each other and names no cause: only the underwriting system knows.
 * @empty undefined without a previous run
 */
export function runMoves(run: HistoryItem, previous: HistoryItem | undefined): RunMoves | undefined {
  if (previous === undefined) return undefined;
  const { outcome, rows } = compareRuns(previous, run);
  const dtiFirst = rows.toSorted((one, other) => Number(other.label === DTI) - Number(one.label === DTI));
  const date = shortDate(previous.requestDate);
  return {
    title:
      run.service === null
        ? reasonTexts.movedAgainst(previous.requestId, date)
        : reasonTexts.serviceMovedAgainst(run.service, previous.requestId, date),
    moves: [outcome, ...dtiFirst].filter(({ isChanged }) => isChanged).map(inWords),
  };
}

const inWords = ({ label, earlier, later }: ComparedRow): string =>
  reasonTexts.moved(label, earlier ?? MISSING, later ?? MISSING);

/** The moves of a run in one line: 'DU against request 11 (11/18/26): DTI-1003 43.5% → 42.9%'. */
export const movesLine = ({ title, moves }: RunMoves): string =>
  `${title}: ${moves.length === 0 ? reasonTexts.nothingMoved : moves.join(', ')}`;
