import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Heading } from './Heading';
import { isFixed, useBottomBarHeight } from './useBottomBarHeight';
import { BAR_GUTTER, WIDE_AND_HIGH } from './wide';

interface BottomBarProps {
  readonly heading: string;
  /** Shown below the heading, beside the form if there is room. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form at the bottom of the window, independent of its position in the reading order. It sets `--bottom-bar-height`
 * so that the page leaves room for it. In a small window, which it would fill, it is in the flow, and scrolls into view for the keyboard.
 */
export function BottomBar({ heading, notes, children }: BottomBarProps) {
  const headingId = useId();
  const bar = useRef<HTMLElement>(null);
  useBottomBarHeight(bar);
  useEffect(() => {
    // Under the pointer, nothing moves: a press with it doesn't scroll.
    const isByKeyboard = document.querySelector(':focus-visible') !== null;
    if (isByKeyboard && bar.current !== null && !isFixed(bar.current)) bar.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Bar ref={bar} aria-labelledby={headingId} data-print="never">
      <div>
        <Heading level={2} id={headingId} size="strong">
          {heading}
        </Heading>
        {notes}
      </div>
      {children}
    </Bar>
  );
}

const Bar = styled.section`
  display: grid;
  gap: var(--space-1);
  margin-bottom: var(--space-3);
  padding: var(--space-2) var(--space-4);
  background: var(--surface);
  border: 1px solid var(--warn);
  border-inline-start-width: 4px;
  border-radius: var(--radius-card);

  ${WIDE_AND_HIGH} {
    position: fixed;
    grid-template-columns: minmax(200px, 1fr) auto;
    gap: var(--space-6);
    align-items: center;
    inset: auto 0 0 var(--content-start, 0);
    padding: var(--space-2) ${BAR_GUTTER} max(var(--space-2), env(safe-area-inset-bottom));
    z-index: var(--z-sticky);
    max-height: 50vh;
    margin: 0;
    overflow-y: auto;
    border-color: var(--border);
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: var(--shadow-overlay);
  }
`;
