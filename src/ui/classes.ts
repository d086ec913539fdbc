export const classes = (own: string, added: string | undefined): string =>
  added === undefined ? own : `${own} ${added}`;
