import { useEffectEvent, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import type { Shortcut } from '@/config/shortcuts';
import { isChord, isSingleKey } from '@/lib/chord';
import { selectHasSingleKeys } from './preferencesSlice';

/** Does something at the press of its keys, anywhere on the page but in a dialog, which has its own answer to give first. */
export function useShortcut({ chord, singleKey }: Shortcut, act: () => void): void {
  const hasSingleKeys = useSelector(selectHasSingleKeys);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isMeant =
      (chord !== undefined && isChord(event, chord)) ||
      (hasSingleKeys && singleKey !== undefined && isSingleKey(event, singleKey) && !isTyping(event.target));
    // A key that is held down presses once.
    if (!isMeant || event.repeat || event.defaultPrevented || isInDialog()) return;
    event.preventDefault();
    act();
  });

  // Before anybody sees what can be pressed.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isInDialog = (): boolean => document.activeElement?.closest('[role=alertdialog], [role=dialog]') != null;

/** A select is typed into as well: letters choose in it. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('select, textarea, input:not([type=checkbox], [type=radio]), [contenteditable]');
