/** A report before it is laid out on pages. */
export interface Report {
  title: string;
  subtitle: string;
  /** Color of the band at the top. */
  color: string;
  /** When the report was made, in milliseconds since 1970. */
  at: number;
  sections: readonly Section[];
}

export type Section =
  | { kind: 'facts'; heading: string; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; heading: string; lines: readonly string[]; empty: string }
  | { kind: 'table'; heading: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

export const facts = (heading: string, rows: readonly (readonly [string, string])[]): Section => ({
  kind: 'facts',
  heading,
  rows,
});

export const list = (heading: string, lines: readonly string[], empty = 'None.'): Section => ({
  kind: 'list',
  heading,
  lines,
  empty,
});

export const table = (heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): Section => ({
  kind: 'table',
  heading,
  columns,
  rows,
});
