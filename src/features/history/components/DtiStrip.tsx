import { memo } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { describeDti, type DtiPoint } from '@/domain/history/dtiStrip';
import { selectDtiPoints } from '@/features/history/historySlice';
import { Button } from '@/ui/Button';
import { NARROW } from '@/ui/wide';
import { DtiMark } from './DtiMark';

interface DtiStripProps {
  readonly onHide: () => void;
}

const WIDTH = 760;
const HEIGHT = 60;
const MARGIN = 34;
/** Where the marks may stand; figures go above them, request numbers below. */
const [TOP, BOTTOM] = [20, 40];

/** The debt-to-income ratio from request to request. No limits are drawn: they are the lender's, and not known here. */
export const DtiStrip = memo(function DtiStrip({ onHide }: DtiStripProps) {
  const points = useSelector(selectDtiPoints);
  if (points.length < 2) return null;
  const marks = place(points);
  const services = [...new Set(points.map(({ service }) => service))];
  return (
    <Card data-print="never">
      <Title>DTI by request</Title>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={describeDti(points)}>
        <polyline points={marks.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {marks.map(({ x, y, point }) => (
          <g key={point.groupId} transform={`translate(${x} ${y})`}>
            <DtiMark service={point.service} />
            <text y={-9}>{point.dti}%</text>
            <text y={HEIGHT - y - 3}>#{point.requestId}</text>
          </g>
        ))}
      </svg>
      <Legend aria-hidden>
        {services.map((service) => (
          <span key={service}>
            <svg viewBox="-6 -6 12 12" width="12" height="12">
              <DtiMark service={service} />
            </svg>{' '}
            {service}
          </span>
        ))}
      </Legend>
      <Button onClick={onHide}>Hide</Button>
    </Card>
  );
});

function place(points: readonly DtiPoint[]): { x: number; y: number; point: DtiPoint }[] {
  const ratios = points.map(({ dti }) => dti);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const step = (WIDTH - 2 * MARGIN) / (points.length - 1);
  return points.map((point, index) => ({
    point,
    x: Math.round(MARGIN + index * step),
    y:
      most === least
        ? (TOP + BOTTOM) / 2
        : Math.round(BOTTOM - ((point.dti - least) / (most - least)) * (BOTTOM - TOP)),
  }));
}

const Card = styled.section`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  margin-bottom: var(--space-3);
  padding: var(--space-2) var(--space-3);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);

  > svg {
    flex: 1;
    max-height: 76px;
  }
  /* A drawing that shrank with the page would take back what was enlarged: it has a line of its own, and scrolls. */
  ${NARROW} {
    flex-wrap: wrap;
    justify-content: space-between;
    overflow-x: auto;

    > svg {
      order: 1;
      flex: none;
      width: ${WIDTH}px;
    }
  }
  polyline {
    fill: none;
    stroke: var(--border-control);
    stroke-width: 1.5;
  }
  text {
    font: 400 10px var(--font-family);
    text-anchor: middle;
    fill: var(--text);
  }
`;

const Title = styled.h2`
  width: 72px;
  font: var(--type-strong);
`;

const Legend = styled.div`
  display: flex;
  gap: var(--space-3);
  font: var(--type-label);
  color: var(--text-secondary);
  white-space: nowrap;
`;
