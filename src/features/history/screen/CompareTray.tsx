import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as comparisonTexts from '@/features/history/comparisonTexts';
import { runName } from '@/features/runs/rules/historyItem';
import { selectHistoryItems } from '@/features/runs/historySlice';
import { comparisonCleared, selectCompared } from '@/features/history/state/historyViewSlice';
import { Button } from '@/ui/Button';
import { Row } from '@/ui/Row';
import { announce } from '@/ui/announce';
import { focusHeading } from '@/ui/focusHeading';
import { DialogButton } from '@/features/runs/DialogLink';
import { tickId } from './tickId';

function focusTick(itemKey: string): void {
  const tick = document.getElementById(tickId(itemKey));
  if (tick === null) focusHeading();
  else tick.focus();
}

export function CompareTray() {
  const dispatch = useDispatch();
  const items = useSelector(selectHistoryItems);
  const picks = useSelector(selectCompared).flatMap((key) => items.find((item) => item.key === key) ?? []);
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
  return (
    <Tray $gap="var(--space-2) var(--space-3)" data-print="never" role="group" aria-label={comparisonTexts.tray}>
      <b>{first}</b>
      {other === undefined ? (
        <span>{comparisonTexts.pickAnother}</span>
      ) : (
        <>
          <span>{comparisonTexts.against}</span>
          <b>{second}</b>
          <DialogButton dialog={{ kind: 'compare', itemKeys: [one.key, other.key] }}>
            {comparisonTexts.compare}
          </DialogButton>
        </>
      )}
      <Button kind="quiet" onClick={clear}>
        {comparisonTexts.clear}
      </Button>
    </Tray>
  );
}

const Tray = styled(Row)`
  position: sticky;
  bottom: var(--space-2);
  z-index: 2;
  order: 1;
  align-self: center;
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
