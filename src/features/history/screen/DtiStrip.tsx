import { memo } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as historyTexts from '@/config/texts/historyTexts';
import { describeDti, type DtiPoint } from '@/domain/history/dtiStrip';
import { selectDtiPoints } from '@/features/history/state/historySlice';
import { Button } from '@/ui/Button';
import { NARROW } from '@/ui/wide';
import { DtiMark } from './DtiMark';

interface DtiStripProps {
  readonly onHide: () => void;
}

const WIDTH = 800;
const MARGIN = 40;
/** The vertical range of the marks. Ratios are above it, request numbers below. */
const [TOP, BOTTOM] = [20, 40];
/** The baselines of the request numbers. Neighbors alternate, so that wide fonts or spacing cause no overlap. */
const NUMBER_LINES = [57, 72] as const;
const HEIGHT = 76;

/** The debt-to-income ratio of each request. Draws no limits: the lender's limits are unknown to the app. */
export const DtiStrip = memo(function DtiStrip({ onHide }: DtiStripProps) {
  const points = useSelector(selectDtiPoints);
  if (points.length < 2) return null;
  const marks = place(points);
  const services = [...new Set(points.map(({ service }) => service))];
  return (
    <Card data-print="never">
      <Title>{historyTexts.dtiByRequest}</Title>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} height={HEIGHT} role="img" aria-label={describeDti(points)}>
        <polyline points={marks.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {marks.map(({ x, y, point }, index) => (
          <g key={point.groupId} transform={`translate(${x} ${y})`}>
            <DtiMark service={point.service} />
            <text y={-9}>{point.dti}%</text>
            <text y={NUMBER_LINES[index % 2 === 0 ? 0 : 1] - y}>#{point.requestId}</text>
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
      <Button onClick={onHide}>{historyTexts.hide}</Button>
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
    /* A minimum width keeps the labels at 12 px. */
    flex: 1 0 ${WIDTH}px;
  }
  /* Gets its own line and scrolls; if it shrank with the page, browser zoom would not enlarge it. */
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
    font: 400 12px var(--font-family);
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
  gap: var(--space-1) var(--space-3);
  flex-wrap: wrap;
  font: var(--type-label);
  color: var(--text-secondary);

  > span {
    white-space: nowrap;
  }
`;
