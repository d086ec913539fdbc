import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Heading } from './Heading';
import { Row } from './Row';
import { NARROW } from './wide';

interface PanelProps {
  readonly heading: ReactNode;
  readonly actions?: ReactNode;
  /** Removes the padding, so that the content, for example a table, reaches the card's edges. */
  readonly isFlush?: boolean;
  /** While true, the panel is at least as high as before, so that what is below stays where it is. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

export const Panel = ({ heading, actions, isFlush = false, isLoading = false, children }: PanelProps) => {
  const headingId = useId();
  const card = useKeptHeight(isLoading);
  return (
    <Card className="card" ref={card} aria-labelledby={headingId} $isFlush={isFlush}>
      <Top $gap="var(--space-3)">
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        {actions !== undefined && <Actions $gap="var(--space-2)">{actions}</Actions>}
      </Top>
      {children}
    </Card>
  );
};

function useKeptHeight(isLoading: boolean): RefObject<HTMLElement | null> {
  const kept = useRef<HTMLElement>(null);
  const height = useRef(0);
  useEffect(() => {
    if (kept.current === null || isLoading) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry?.borderBoxSize[0]?.blockSize ?? 0;
    });
    observer.observe(kept.current);
    return () => observer.disconnect();
  }, [isLoading]);
  useLayoutEffect(() => {
    if (kept.current !== null) kept.current.style.minHeight = isLoading ? `${height.current}px` : '';
  }, [isLoading]);
  return kept;
}

const Top = styled(Row)`
  margin-bottom: var(--space-2);
`;

const Actions = styled(Row)`
  margin-inline-start: auto;
`;

const Card = styled.section<{ $isFlush: boolean }>`
  position: relative;
  margin-bottom: var(--space-3);
  padding: var(--space-3) var(--space-4);
  break-inside: avoid;
  ${({ $isFlush }) =>
    $isFlush &&
    css`
      padding: 0;
      > ${Top} {
        margin: 0;
        min-height: 40px;
        padding: var(--space-1) var(--space-4);
      }
      > table {
        border-radius: 0 0 var(--radius-card) var(--radius-card);
      }
      /* In the one-column layout, a wide table scrolls inside its card. */
      ${NARROW} {
        overflow-x: auto;
      }
    `}
`;
