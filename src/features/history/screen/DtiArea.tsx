import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectDtiStops } from '@/features/history/state/historySlice';
import type { RootState } from '@/lib/rootState';
import { lazyComponent } from '@/ui/lazyComponent';
import { NARROW } from '@/ui/wide';

interface DtiAreaProps {
  readonly onHide: () => void;
}

const DtiStrip = lazyComponent(async () => (await import('./DtiStrip')).DtiStrip);

/** The room of the DTI strip, whose code loads after the first rows. */
export function DtiArea({ onHide }: DtiAreaProps) {
  const hasStrip = useSelector((state: RootState) => selectDtiStops(state).length > 1);
  if (!hasStrip) return null;
  return (
    <Room data-print="never">
      <DtiStrip onHide={onHide} />
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  min-height: 76px;
  margin-bottom: var(--space-2);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);

  ${NARROW} {
    min-height: 152px;
  }
`;
