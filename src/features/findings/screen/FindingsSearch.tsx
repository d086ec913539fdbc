import { useEffect } from 'react';
import { styled } from 'styled-components';
import * as findingsTexts from '@/features/findings/texts';
import { announce } from '@/ui/announce';
import { TextField } from '@/ui/TextField';
import type { Shown } from './useShown';

interface FindingsSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly shown: Pick<Shown, 'text' | 'news'>;
}

/** While the user types and the runs load, only the last numbers are announced. */
const PAUSE_MS = 800;

/** One search for all messages in view, with the number of hits. Announces what was loaded, and what the search found. */
export function FindingsSearch({ query, onQuery, shown: { text, news } }: FindingsSearchProps) {
  useEffect(() => {
    if (news === '') return undefined;
    const timer = setTimeout(() => announce(news), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <Bar>
      <Box data-print="never">
        <TextField
          label={findingsTexts.search}
          isLabelHidden
          type="search"
          placeholder={findingsTexts.searchPlaceholder}
          value={query}
          onChange={onQuery}
        />
      </Box>
      {news !== '' && <span>{text}</span>}
    </Bar>
  );
}

/** Stays in sight while the messages scroll. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding-block: var(--space-1) var(--space-2);
  color: var(--text-secondary);
  background: var(--surface);

  @media print {
    position: static;
  }
`;

const Box = styled.div`
  flex: 0 1 320px;
`;
