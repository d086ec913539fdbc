import { styled } from 'styled-components';
import { elapsedSince } from '@/lib/format';
import { SpinningIcon } from '@/ui/SpinningIcon';
import { useNow } from '@/ui/useNow';

const SECOND_MS = 1_000;

/**
 * A spinner and the elapsed time of a run; only this component re-renders each second.
 *
 * @source Specification §2: "A spinner while Processing"
 */
export function RunningTime({ since }: { readonly since: string | null }) {
  const elapsed = elapsedSince(since, useNow(SECOND_MS));
  return (
    <Line>
      <SpinningIcon aria-hidden size={14} />
      {elapsed !== undefined && <span aria-hidden>{elapsed}</span>}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  margin-inline-start: var(--space-1);
  color: var(--info);
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
`;
