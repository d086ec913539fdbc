import { useEffect } from 'react';
import { styled } from 'styled-components';
import * as findingsTexts from '@/config/texts/findingsTexts';
import type { ComparisonRefusal, FindingsComparison } from '@/domain/findings/compareFindings';
import { countIn, matchesIn, matchesQuery } from '@/domain/findings/findingSearch';
import type { Findings } from '@/domain/findings/findings';
import { announce } from '@/ui/announce';
import { TextField } from '@/ui/TextField';

interface FindingsSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly readings: readonly Findings[];
  readonly comparison: FindingsComparison | ComparisonRefusal | undefined;
}

/** While the user types and the runs load, only the last numbers are announced. */
const PAUSE_MS = 800;

/** One search for all messages in view, with the number of hits. Announces what was loaded, and what the search found. */
export function FindingsSearch({ query, onQuery, readings, comparison }: FindingsSearchProps) {
  const [found, total] = countsOf(query, readings, comparison);
  const text = query.trim() === '' ? findingsTexts.messages(total) : findingsTexts.hits(found, total);
  const news = readings.length === 0 ? '' : query.trim() === '' ? (summaryOf(comparison) ?? text) : text;
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
      {readings.length > 0 && <span>{text}</span>}
    </Bar>
  );
}

/** @empty undefined without a comparison */
function summaryOf(comparison: FindingsSearchProps['comparison']): string | undefined {
  if (comparison === undefined || 'refused' in comparison) return undefined;
  const { added, gone, changed, same } = comparison;
  return [
    findingsTexts.added(added.length),
    findingsTexts.gone(gone.length),
    findingsTexts.changed(changed.length),
    findingsTexts.same(same.length),
  ].join(', ');
}

function countsOf(
  query: string,
  readings: readonly Findings[],
  comparison: FindingsSearchProps['comparison'],
): [found: number, total: number] {
  if (comparison !== undefined && !('refused' in comparison))
    return [countIn(matchesIn(comparison, query)), countIn(comparison)];
  const all = readings.flatMap(({ findings }) => findings);
  return [all.filter((finding) => matchesQuery(finding, query)).length, all.length];
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
