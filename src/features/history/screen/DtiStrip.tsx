import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import * as detailTexts from '@/features/history/detailTexts';
import { dtiAsFigure, type DtiPoint } from '@/features/history/rules/dtiChanges';
import { describeLines, describePoint, dtiLines, largestMove } from '@/features/history/rules/dtiCourse';
import { selectDtiPoints } from '@/features/history/state/historySelectors';
import { orNull, shortDate, twoDecimals } from '@/lib/format';
import { Delivered } from '@/ui/Delivered';
import { IconButton } from '@/ui/IconButton';
import { Row } from '@/ui/Row';
import { NARROW } from '@/ui/wide';
import { markOf } from './dtiMarks';

interface DtiStripProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The debt-to-income ratio of every run. Draws no limits: the lender's limits are unknown to the app. */
export const DtiStrip = memo(function DtiStrip({ isOpen, onToggle }: DtiStripProps) {
  const points = useSelector(selectDtiPoints);
  const { search } = useLocation();
  const largest = largestMove(points);
  if (largest === undefined) return null;
  const { id, requestId, latestDate, service, dti, change } = largest;
  return (
    <Strip>
      <Title>
        <IconButton
          icon={ChevronRight}
          label={detailTexts.dtiOfAll}
          hasTooltip={false}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
        <span>{detailTexts.dtiOfAll}</span>
      </Title>
      <Move as="p" $gap="0 var(--space-2)">
        <span>
          <Ring aria-hidden /> <span>{detailTexts.largestMove}</span>
        </span>
        <Link
          className="order-link"
          to={{ search, hash: id }}
          replace
          preventScrollReset
          aria-label={detailTexts.showInTable(requestId)}
        >{`#${requestId}`}</Link>
        <span>
          <Delivered text={orNull(shortDate(latestDate))} />
        </span>
        <span>
          <span>{service}</span> <b>{`${twoDecimals(dti)}%`}</b> {change && <span>{dtiAsFigure(change)}</span>}
        </span>
      </Move>
      {isOpen && (
        <>
          <Plot points={points} />
          <Legend aria-hidden>
            {[...dtiLines(points).keys()].map((name) => (
              <span key={name}>
                <svg viewBox="-6 -6 12 12" width="12" height="12">
                  <Mark service={name} />
                </svg>{' '}
                <span>{name}</span>
              </span>
            ))}
          </Legend>
        </>
      )}
    </Strip>
  );
});

function Mark({ service, scale = 1 }: { readonly service: string; readonly scale?: number }) {
  const { shape, color } = markOf(service);
  return <path d={shape} fill={color} transform={`scale(${scale})`} />;
}

/** With more requests, the marks would cover the lines. */
const MOST_MARKED = 120;

/** The lines stretch to the width; marks are at places in percent, so that they keep their shape. */
const Plot = memo(function Plot({ points }: { readonly points: readonly DtiPoint[] }) {
  const lines = dtiLines(points);
  const largest = largestMove(points);
  const last = points.at(-1)?.place ?? 0;
  const most = Math.max(...points.map(({ dti }) => dti));
  const range = most - Math.min(...points.map(({ dti }) => dti));
  const at = ({ place, dti }: DtiPoint) => ({ x: `${(100 * place) / last}%`, y: `${(100 * (most - dti)) / range}%` });
  return (
    <Picture role="img" aria-label={describeLines(lines)}>
      <svg viewBox={`0 0 ${last} ${range}`} preserveAspectRatio="none">
        {[...lines].map(([service, some]) => (
          <polyline
            key={service}
            points={some.map(({ place, dti }) => `${place},${most - dti}`).join(' ')}
            stroke={markOf(service).color}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {last < MOST_MARKED &&
        points.map((point, index) => (
          <svg key={`${point.id} ${index}`} {...at(point)}>
            <title>{describePoint(point)}</title>
            <Mark service={point.service} scale={0.6} />
          </svg>
        ))}
      {largest && (
        <svg {...at(largest)}>
          <circle r="6.5" />
        </svg>
      )}
    </Picture>
  );
});

const Strip = styled.section`
  display: flex;
  gap: 0 var(--space-3);
  align-items: center;
  min-width: 0;

  ${NARROW} {
    flex-wrap: wrap;
  }
`;

const Title = styled.h2`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  font: var(--type-table);
  font-weight: 600;
  white-space: nowrap;
`;

const Move = styled(Row)`
  font: var(--type-label);
  color: var(--text-secondary);

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

/** Its margins are the room of a mark at an edge. */
const Picture = styled.svg`
  display: block;
  flex: 1 1 240px;
  min-width: 0;
  height: 18px;
  margin: 5px 8px;

  &,
  > svg {
    overflow: visible;
  }
  polyline {
    fill: none;
    stroke-width: 1.5;
  }
  circle {
    fill: none;
    stroke: var(--text);
    stroke-width: 2;
  }
`;

const Legend = styled.div`
  display: flex;
  gap: var(--space-2);
  font: var(--type-label);
  white-space: nowrap;
  color: var(--text-secondary);
`;
