import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface ResultsNewsProps {
  /** How many requests match the search and the filters. */
  readonly matching: number;
  /** How many of them show. */
  readonly shown: number;
  /** How many requests the loan has. */
  readonly total: number;
}

/** Screen readers hear what became of a search, and of 'Load More'; not in words that come and go with their own region. */
export const ResultsNews = (counts: ResultsNewsProps) => (
  <VisuallyHidden role="status">{describeResults(counts)}</VisuallyHidden>
);

function describeResults({ matching, shown, total }: ResultsNewsProps): string {
  if (matching === 0) return `none of ${total} requests match`;
  if (matching < total) return `${matching} of ${total} requests match, ${shown} shown`;
  return shown > HISTORY_PAGE_SIZE ? `${shown} of ${total} requests shown` : '';
}
