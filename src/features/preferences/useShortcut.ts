import { useEffectEvent, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import type { Shortcut } from '@/config/shortcuts';
import { chordLabel, isChord, isSingleKey } from '@/lib/chord';
import { selectHasSingleKeys } from './preferencesSlice';

/**
 * Runs `act` when the user presses the shortcut, except in a dialog, which the user has to answer first. Returns what
 * names the keys on a control.
 */
export function useShortcut({ chord, singleKey }: Shortcut, act: () => void) {
  const hasSingleKeys = useSelector(selectHasSingleKeys);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut =
      (chord !== undefined && isChord(event, chord)) ||
      (hasSingleKeys && singleKey !== undefined && isSingleKey(event, singleKey) && !isTyping(event.target));
    // A key that is held down counts as one press.
    if (!isShortcut || event.repeat || event.defaultPrevented || isInDialog()) return;
    event.preventDefault();
    act();
  });

  // A layout effect, so that the shortcut works before the user sees the control.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { title: chord && chordLabel(chord), 'aria-keyshortcuts': chord };
}

const isInDialog = (): boolean => document.activeElement?.closest('[role=alertdialog], [role=dialog]') != null;

/** Includes selects: typed letters choose an option. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('select, textarea, input:not([type=checkbox], [type=radio]), [contenteditable]');
