/** Joins a component's own class with the one that a caller adds. */
export const classes = (own: string, added: string | undefined): string =>
  added === undefined ? own : `${own} ${added}`;
