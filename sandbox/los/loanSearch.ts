import type { LoanSummary } from '@sandbox/backendTypes';

/** What the pipeline page is asked for; an empty text matches every loan. */
export interface LoanSearch {
  text: string;
  channel: string;
}

export const readSearch = ({ searchParams }: URL): LoanSearch => ({
  text: searchParams.get('q')?.trim() ?? '',
  channel: searchParams.get('channel') ?? '',
});

/** Whether a loan contains every word of the text, in any column, and has the channel. */
export function matches(loan: LoanSummary, { text, channel }: LoanSearch): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const columns = Object.values(loan).join(' ').toLowerCase();
  return words.every((word) => columns.includes(word)) && (channel === '' || loan.channel === channel);
}
