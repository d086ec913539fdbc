import { memo } from 'react';
import { styled } from 'styled-components';
import { describeLines, type DtiLine } from '@/domain/history/dtiCourse';
import type { DtiPoint, DtiStop } from '@/domain/history/dtiStrip';
import { DtiMark } from './DtiMark';
import { markOf } from './dtiShapes';

interface DtiPlotProps {
  readonly stops: readonly DtiStop[];
  readonly lines: readonly DtiLine[];
  readonly largest: { readonly place: number; readonly point: DtiPoint } | null;
}

const HEIGHT = 44;
/** The room of a mark at the upper and the lower edge. */
const EDGE = 8;
/** With more requests, the marks would cover the lines. */
const MOST_MARKED = 120;

/** The lines. Positions across are in percent, so that marks keep their shape at any width. */
export const DtiPlot = memo(function DtiPlot({ stops, lines, largest }: DtiPlotProps) {
  const x = (place: number) => `${(100 * place) / Math.max(1, stops.length - 1)}%`;
  const y = scaleOf(stops);
  return (
    <Plot role="img" aria-label={describeLines(stops)} height={HEIGHT}>
      {lines.map(({ service, marks }) => (
        <g key={service} stroke={markOf(service).color}>
          {marks.slice(1).map(({ place, point }, index) => {
            const before = marks[index];
            return (
              before && (
                <line key={place} x1={x(before.place)} y1={y(before.point.dti)} x2={x(place)} y2={y(point.dti)} />
              )
            );
          })}
        </g>
      ))}
      {stops.length <= MOST_MARKED &&
        lines.flatMap(({ service, marks }) =>
          marks.map(({ place, point }) => (
            <svg key={`${service} ${place}`} x={x(place)} y={y(point.dti)}>
              <g transform="scale(0.6)">
                <DtiMark service={service} />
              </g>
            </svg>
          )),
        )}
      {largest !== null && <circle cx={x(largest.place)} cy={y(largest.point.dti)} r="6.5" />}
    </Plot>
  );
});

/** Returns the vertical position of a ratio. */
function scaleOf(stops: readonly DtiStop[]): (dti: number) => number {
  const ratios = stops.flatMap(({ points }) => points.map(({ dti }) => dti));
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return (dti) =>
    most === least ? HEIGHT / 2 : Math.round(HEIGHT - EDGE - ((dti - least) / (most - least)) * (HEIGHT - 2 * EDGE));
}

const Plot = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;

  svg {
    overflow: visible;
  }
  line {
    stroke-width: 1.5;
  }
  > circle {
    fill: none;
    stroke: var(--text);
    stroke-width: 2;
  }
`;
