import { styled } from 'styled-components';
import { elapsedSince } from '@/lib/format';
import { Turning } from '@/ui/Turning';
import { useNow } from '@/ui/useNow';

const SECOND_MS = 1_000;

/** A spinner with the time a run has taken so far; only this text is drawn again each second. */
export function RunningTime({ since }: { readonly since: string | null }) {
  const elapsed = elapsedSince(since, useNow(SECOND_MS));
  return (
    <Line>
      <Turning aria-hidden size={14} />
      Waiting… {elapsed !== undefined && <span aria-hidden>{elapsed}</span>}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  color: var(--info);
`;
