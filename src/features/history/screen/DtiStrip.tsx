import { memo, type PointerEvent, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import * as detailTexts from '@/features/history/detailTexts';
import { describeStop, dtiLines, largestMove } from '@/features/history/rules/dtiCourse';
import { selectDtiStops } from '@/features/history/state/historySelectors';
import { NARROW } from '@/ui/wide';
import { DtiMark, DtiPlot, DtiReadout } from './DtiPlot';

/**
 * The debt-to-income ratio of every run, one line for each underwriting system. Draws no limits: the lender's limits are
 * unknown to the app. The pointer or the arrow keys choose a request; a click or Enter shows it in the table.
 */
export const DtiStrip = memo(function DtiStrip() {
  const stops = useSelector(selectDtiStops);
  const [chosen, setChosen] = useState<number | null>(null);
  const lines = useMemo(() => dtiLines(stops), [stops]);
  const largest = useMemo(() => largestMove(stops), [stops]);
  const navigate = useNavigate();
  const { search } = useLocation();
  /** Shows a request in the table, wherever it is. */
  const show = (groupId: string) =>
    void navigate({ search, hash: groupId }, { replace: true, preventScrollReset: true });
  const last = stops.length - 1;
  const place = Math.min(chosen ?? largest?.place ?? last, last);
  const stop = stops[place];
  if (stop === undefined || largest === undefined) return null;

  const placeUnder = ({ currentTarget, clientX }: Pick<PointerEvent, 'currentTarget' | 'clientX'>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (clientX - left) / (width || 1))) * last);
  };
  return (
    <Strip>
      <Title>
        <span>{detailTexts.dti}</span>
        <small>{detailTexts.dtiOfAll}</small>
      </Title>
      <Middle>
        <DtiReadout {...{ stop, largest }} isChosen={chosen !== null} onShow={() => show(stop.id)} />
        <Track
          onPointerMove={(event) => setChosen(placeUnder(event))}
          onPointerLeave={() => setChosen(null)}
          onClick={(event) => show(stops[placeUnder(event)]?.id ?? stop.id)}
        >
          <DtiPlot {...{ stops, lines, largest }} />
          {chosen !== null && <Cursor style={{ left: `${(place / last) * 100}%` }} />}
          <Slider
            type="range"
            aria-label={detailTexts.browseDti}
            aria-valuetext={describeStop(stop)}
            title={detailTexts.browseDtiHint}
            min={0}
            max={last}
            value={place}
            onChange={(event) => setChosen(event.target.valueAsNumber)}
            onKeyDown={({ key }) => key === 'Enter' && show(stop.id)}
            onBlur={() => setChosen(null)}
          />
        </Track>
      </Middle>
      <Legend aria-hidden>
        {[...lines.keys()].map((service) => (
          <span key={service}>
            <svg viewBox="-6 -6 12 12" width="12" height="12">
              <DtiMark service={service} />
            </svg>{' '}
            <span>{service}</span>
          </span>
        ))}
      </Legend>
    </Strip>
  );
});

const Strip = styled.section`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-width: 0;
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);

  ${NARROW} {
    flex-wrap: wrap;
  }
`;

const Title = styled.h2`
  font: var(--type-strong);

  > small {
    display: block;
    white-space: nowrap;
  }
`;

const Middle = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`;

const Track = styled.div`
  position: relative;
  margin-inline: 6px 8px;
  cursor: pointer;
  border-radius: var(--radius-control);

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Cursor = styled.div`
  position: absolute;
  inset-block: 0;
  width: 1px;
  background: var(--text-secondary);
  pointer-events: none;
`;

/** Gives the keyboard and screen readers the plot; the pointer uses the track, where each request is under its mark. */
const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;

/** The mark of each underwriting system. */
const Legend = styled.div`
  display: grid;
  font: var(--type-label);
  white-space: nowrap;
  color: var(--text-secondary);
`;
