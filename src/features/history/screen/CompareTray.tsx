import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as comparisonTexts from '@/features/history/comparisonTexts';
import { runName } from '@/features/requests/rules/historyItem';
import { selectHistoryItems } from '@/features/requests/historySlice';
import { dialogOpened } from '@/features/history/state/dialogSlice';
import { comparisonCleared, comparisonReplaced, selectCompared } from '@/features/history/state/historyViewSlice';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/announce';
import { focusHeading } from '@/ui/focusHeading';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { tickId } from './tickId';

/** Focuses the checkbox of a run, or the heading if its row isn't shown. */
function focusTick(itemKey: string): void {
  const tick = document.getElementById(tickId(itemKey));
  if (tick === null) focusHeading();
  else tick.focus();
}

/** The picked runs by name, and what to do with them. A third pick asks which of the two it replaces. */
export function CompareTray() {
  const dispatch = useDispatch();
  const items = useSelector(selectHistoryItems);
  const runs = useSelector(selectCompared).map((key) => items.find((item) => item.key === key));
  const waiting = runs[2];
  const picks = runs.slice(0, 2).filter((run) => run !== undefined);
  const [one, other] = picks;
  const [first, second] = picks.map(runName);
  // The tray is far from the checkboxes in the reading order.
  useEffect(() => {
    if (first === undefined) return;
    announce(second === undefined ? comparisonTexts.picked(first) : comparisonTexts.bothPicked(first, second));
  }, [first, second]);
  const clear = () => {
    dispatch(comparisonCleared());
    if (one !== undefined) focusTick(one.key);
  };
  if (one === undefined) return null;
  if (waiting !== undefined && other !== undefined) return <Question picks={[one, other]} third={waiting} />;
  return (
    <Tray data-print="never" role="group" aria-label={comparisonTexts.tray}>
      <b>{first}</b>
      {other === undefined ? (
        <span>{comparisonTexts.pickAnother}</span>
      ) : (
        <>
          <span>{comparisonTexts.against}</span>
          <b>{second}</b>
          <Button onClick={() => dispatch(dialogOpened({ kind: 'compare', itemKeys: [one.key, other.key] }))}>
            {comparisonTexts.compare}
          </Button>
        </>
      )}
      <Button kind="quiet" onClick={clear}>
        {comparisonTexts.clear}
      </Button>
    </Tray>
  );
}

interface QuestionProps {
  readonly picks: readonly [HistoryItem, HistoryItem];
  readonly third: HistoryItem;
}

/** Takes the focus, because the checkbox that asked stays empty until the answer. */
function Question({ picks, third }: QuestionProps) {
  const dispatch = useDispatch();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), [third.key]);
  const answer = (replaced: string | null) => {
    dispatch(comparisonReplaced(replaced));
    focusTick(third.key);
  };
  const question = comparisonTexts.whichToReplace(runName(third));
  return (
    <Tray ref={group} data-print="never" role="group" aria-label={question}>
      <span>{question}</span>
      {picks.map((pick) => (
        <Button key={pick.key} onClick={() => answer(pick.key)}>
          {comparisonTexts.replace(runName(pick))}
        </Button>
      ))}
      <Button kind="quiet" onClick={() => answer(null)}>
        {comparisonTexts.keepBoth}
      </Button>
    </Tray>
  );
}

const Tray = styled.div`
  position: sticky;
  bottom: var(--space-2);
  z-index: 2;
  order: 1;
  align-self: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  margin-top: var(--space-2);
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  color: var(--header-text);
  background: var(--header);
  border: 1px solid var(--header-border);
  border-radius: 8px;
  box-shadow: var(--shadow-overlay);

  > span {
    color: var(--header-text-muted);
  }
  > b {
    font-weight: 600;
    white-space: nowrap;
  }
  > button {
    color: var(--text);
  }
  > button:last-child {
    color: var(--header-text-muted);

    &:hover {
      color: var(--header-text);
      background: var(--header-hover);
    }
  }
  > button:focus-visible {
    outline-color: var(--header-text);
  }
`;
