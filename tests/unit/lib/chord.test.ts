import { describe, expect, it } from 'vitest';
import { SHORTCUTS, type Shortcut } from '@/config/shortcuts';
import { chordLabel, isChord, isSingleKey } from '@/lib/chord';

const NONE = { key: '', code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('a shortcut', () => {
  it.each([
    ['Control+Shift+1', { key: '!', code: 'Digit1', ctrlKey: true, shiftKey: true }, true],
    ['Control+Shift+1', { key: '1', code: 'Digit1', ctrlKey: true }, false],
    ['Control+Shift+1', { key: '@', code: 'Digit2', ctrlKey: true, shiftKey: true }, false],
    ['Control+Shift+1', { key: '!', code: 'Digit1', altKey: true, shiftKey: true, ctrlKey: true }, false],
    ['Alt+Shift+E', { key: '´', code: 'KeyE', altKey: true, shiftKey: true }, true],
    ['Control+Enter', { key: 'Enter', code: 'Enter', ctrlKey: true }, true],
    ['Control+Enter', { key: 'Enter', code: 'NumpadEnter', ctrlKey: true }, true],
    ['Control+Enter', { key: 'Enter', code: 'Enter', metaKey: true }, true],
    ['Control+Enter', { key: 'Enter', code: 'Enter' }, false],
  ])('%s: pressed with %o it is %s', (chord, keys, expected) => {
    expect(isChord({ ...NONE, ...keys }, chord)).toBe(expected);
  });
});

describe('a single key', () => {
  it.each([
    ['?', { key: '?', shiftKey: true }, true],
    ['/', { key: '/' }, true],
    ['/', { key: '/', ctrlKey: true }, false],
    ['/', { key: '7' }, false],
  ])('%s: pressed with %o it is %s', (singleKey, keys, expected) => {
    expect(isSingleKey({ ...NONE, ...keys }, singleKey)).toBe(expected);
  });
});

it('is shown as keys are labeled', () => {
  expect(['Control+Enter', 'Control+Shift+4'].map(chordLabel)).toEqual(['Ctrl+Enter', 'Ctrl+Shift+4']);
});

it('no shortcut is a key of a screen reader: Alt+Shift lists elements in Orca, Control+Alt is the VoiceOver key', () => {
  const chords = Object.values<Shortcut>(SHORTCUTS).flatMap(({ chord }) => chord ?? []);
  expect(chords.filter((chord) => /^(Alt|Control\+Alt)\b/.test(chord))).toEqual([]);
});

it('no two shortcuts share their keys', () => {
  const keys = Object.values<Shortcut>(SHORTCUTS).flatMap(({ chord, singleKey }) => [chord, singleKey]);
  const given = keys.filter((key) => key !== undefined);
  expect(new Set(given).size).toBe(given.length);
});
