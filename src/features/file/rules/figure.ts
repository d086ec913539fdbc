import { type Gap, gapOf, type Remote } from '@/lib/remote';

export interface Figure {
  /** Where it was read, or how the app derived it. Every value of the file page is in something that names it. */
  source: string;
  /** Null: the service sent no value, or the value is not loaded. */
  text: string | null;
  /** Why there is no text; null if the service sent none. */
  gap: Gap | null;
}

export interface LabeledFigure {
  label: string;
  figure: Figure;
}

export const known = (text: string | null, source: string): Figure => ({ text, gap: null, source });

/** A figure of a value that may not be loaded. An older value stays after a failure. */
export function figureOf<Value>(
  remote: Remote<Value>,
  textOf: (value: Value) => string | null,
  source: string,
  none: string | null = null,
): Figure {
  if (remote.value !== undefined) return known(textOf(remote.value), source);
  return { text: remote.status === 'ready' ? none : null, gap: gapOf(remote), source };
}

export const figuresOf =
  <Value>(remote: Remote<Value>, source: string) =>
  (label: string, textOf: (value: Value) => string | null, none: string | null = null): LabeledFigure => ({
    label,
    figure: figureOf(remote, textOf, source, none),
  });

export const pendingIn = (page: object): number => allOf(page, 'gap').filter((gap) => gap === 'pending').length;

/** The sources of all figures of a page, once each, in reading order. A figure's number is its source's place. */
export const sourcesOf = (page: object): string[] => [...new Set(allOf(page, 'source'))];

/** The texts that a page has under a name, at any depth. */
const allOf = (part: unknown, wanted: 'gap' | 'source'): string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
        name === wanted && typeof value === 'string' ? [value] : allOf(value, wanted),
      )
    : [];
