import { memo } from 'react';
import { styled } from 'styled-components';
import * as detailTexts from '@/features/history/detailTexts';
import { dtiAsFigure, type DtiPoint, type DtiStop } from '@/features/history/rules/dtiChanges';
import { describeLines, type DtiLines } from '@/features/history/rules/dtiCourse';
import { orNull, shortDate, twoDecimals } from '@/lib/format';
import { Delivered } from '@/ui/Delivered';
import { LinkButton } from '@/ui/Button';
import { NARROW } from '@/ui/wide';
import { markOf } from './dtiMarks';

/** The mark of an underwriting system in the plot. */
export function DtiMark({ service }: { readonly service: string }) {
  const { shape, color } = markOf(service);
  return <path d={shape} fill={color} />;
}

interface DtiPlotProps {
  readonly stops: readonly DtiStop[];
  readonly lines: DtiLines;
  readonly largest: DtiPoint;
}

const HEIGHT = 44;
/** The room of a mark at the upper and the lower edge. */
const EDGE = 8;
/** With more requests, the marks would cover the lines. */
const MOST_MARKED = 120;

/** The ratios of all requests, a line for each underwriting system. Positions across are in percent, so that marks keep their shape at any width. */
export const DtiPlot = memo(function DtiPlot({ stops, lines, largest }: DtiPlotProps) {
  const x = (place: number) => `${(100 * place) / Math.max(1, stops.length - 1)}%`;
  const y = scaleOf(stops);
  return (
    <Plot role="img" aria-label={describeLines(lines)} height={HEIGHT}>
      {[...lines].map(([service, points]) => (
        <g key={service} stroke={markOf(service).color}>
          {points.slice(1).map(({ place, dti }, index) => {
            const { place: from, dti: before } = points[index] ?? points[0];
            return <line key={place} x1={x(from)} y1={y(before)} x2={x(place)} y2={y(dti)} />;
          })}
        </g>
      ))}
      {stops.length <= MOST_MARKED &&
        [...lines.values()].flat().map(({ service, place, dti }) => (
          <svg key={`${service} ${place}`} x={x(place)} y={y(dti)}>
            <g transform="scale(0.6)">
              <DtiMark service={service} />
            </g>
          </svg>
        ))}
      <circle cx={x(largest.place)} cy={y(largest.dti)} r="6.5" />
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

interface DtiReadoutProps {
  readonly stop: DtiStop;
  readonly largest: DtiPoint;
  /** The user points at the request; otherwise it is the one with the largest move. */
  readonly isChosen: boolean;
  readonly onShow: () => void;
}

/** The figures of one request, always of the same height. */
export const DtiReadout = ({ stop, largest, isChosen, onShow }: DtiReadoutProps) => {
  const { requestId, latestDate, points } = stop;
  const shown = isChosen ? points : [largest];
  return (
    <Line>
      {!isChosen && (
        <span>
          <Ring aria-hidden /> <span>{detailTexts.largestMove}</span>
        </span>
      )}
      <LinkButton aria-label={detailTexts.showInTable(requestId)} onClick={onShow}>
        {`#${requestId}`}
      </LinkButton>
      <span>
        <Delivered text={orNull(shortDate(latestDate))} />
      </span>
      {shown.map(({ service, requestId: ownId, dti, change }) => (
        <span key={service + ownId}>
          <span>{service}</span> <b>{`${twoDecimals(dti)}%`}</b> {change !== null && <span>{dtiAsFigure(change)}</span>}
        </span>
      ))}
    </Line>
  );
};

const Line = styled.p`
  display: flex;
  gap: 0 var(--space-3);
  align-items: center;
  height: 24px;
  overflow: hidden;
  font: var(--type-label);
  white-space: nowrap;
  color: var(--text-secondary);

  > * {
    flex: none;
  }
  ${NARROW} {
    flex-wrap: wrap;
    height: 48px;
  }
  b {
    font-weight: 600;
    color: var(--text);
  }
`;

/** The same ring as around the mark in the plot. */
const Ring = styled.i`
  display: inline-block;
  width: 10px;
  height: 10px;
  border: 2px solid var(--text);
  border-radius: 50%;
`;
