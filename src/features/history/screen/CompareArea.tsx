import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectCompared } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { lazyComponent } from '@/ui/lazyComponent';

const CompareTray = lazyComponent(async () => (await import('./CompareTray')).CompareTray);

/**
 * The table with the picked runs in sight, whatever part of it is shown. The tray is before the table in the reading
 * order, because the first requests are picked most, and below it on screen.
 */
export function CompareArea({ children }: { readonly children: ReactNode }) {
  const hasPicks = useSelector((state: RootState) => selectCompared(state).length > 0);
  return (
    <Column>
      {hasPicks && <CompareTray />}
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
`;
