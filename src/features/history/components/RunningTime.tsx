import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { momentOf } from '@/lib/format';

/** A spinner with the time a run has taken so far; only this text is drawn again each second. */
export function RunningTime({ since }: { readonly since: string | null }) {
  const start = momentOf(since);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Line>
      <Turning aria-hidden size={14} />
      Waiting… {start !== null && <span aria-hidden>{elapsed(now - start)}</span>}
    </Line>
  );
}

/** '0:42', '12:05'; a clock that runs behind gives '0:00'. */
function elapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled(LoaderCircle)`
  animation: ${turn} 1s linear infinite;
`;

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  color: var(--info);
`;
