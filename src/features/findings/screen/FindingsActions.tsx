import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import * as collectTexts from '@/features/findings/collectTexts';
import * as findingsTexts from '@/features/findings/texts';
import * as comparisonTexts from '@/features/history/comparisonTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { exportPressed } from '@/features/runs/exportPressed';
import { toCsv } from '@/lib/csv';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { copyToClipboard } from '@/ui/copyToClipboard';
import { PrintButton } from '@/ui/PrintButton';
import { useBriefly } from '@/ui/useBriefly';
import { NARROW } from '@/ui/wide';
import type { Shown } from './useFindings';

interface FindingsActionsProps {
  readonly shown: Shown;
  /** A part of what is shown is still loading. */
  readonly isLoading: boolean;
  readonly onClose: () => void;
}

/** The buttons of the sheet: each gives exactly what is shown, and says how many messages. */
export function FindingsActions({ shown, isLoading, onClose }: FindingsActionsProps) {
  const dispatch = useDispatch();
  const [said, setSaid] = useBriefly();
  const { total, ticks, found: matching } = shown;
  const found = ticks?.count ?? matching;
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const copy = async (): Promise<void> =>
    setSaid(await copyToClipboard(shown.copied(), findingsTexts.copiedCount(found, total)));
  const save = (): void => {
    dispatch(exportPressed({ what: shown.what, csv: toCsv(shown.table()) }));
    say(findingsTexts.savedCount(found, total));
  };
  return (
    <>
      {(isLoading || matching > 0) && (
        <>
          <Said data-print="never">{said}</Said>
          {ticks === undefined && (
            <Button disabled={isLoading} onClick={() => void copy()}>
              {comparisonTexts.copy}
            </Button>
          )}
          <Button disabled={isLoading} onClick={save}>
            {findingsTexts.save}
          </Button>
          <PrintButton isLoading={isLoading} onPrint={() => say(findingsTexts.printedCount(found, total))}>
            {comparisonTexts.print}
          </PrintButton>
          {ticks !== undefined && (
            <Button kind="primary" disabled={isLoading || ticks.count === 0} onClick={() => void copy()}>
              {isLoading ? comparisonTexts.copy : collectTexts.copyTicked(ticks.count)}
            </Button>
          )}
        </>
      )}
      <Button onClick={onClose}>{uiTexts.close}</Button>
    </>
  );
}

/** Moves no button: its room is always there, and in a narrow window it is a line above them. */
const Said = styled.span`
  flex: 1 0 200px;
  align-self: center;
  color: var(--text-secondary);

  ${NARROW} {
    flex-basis: 100%;

    &:empty {
      display: none;
    }
  }
`;
