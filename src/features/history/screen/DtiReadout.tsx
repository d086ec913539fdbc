import { styled } from 'styled-components';
import * as dtiTexts from '@/config/texts/dtiTexts';
import type { DtiPoint, DtiStop } from '@/domain/history/dtiStrip';
import { dtiAsFigure } from '@/domain/history/dtiWords';
import { shortDate, twoDecimals } from '@/lib/format';
import { LinkButton } from '@/ui/LinkButton';
import { NARROW } from '@/ui/wide';

interface DtiReadoutProps {
  readonly stop: DtiStop;
  readonly largest: { readonly point: DtiPoint } | null;
  /** The user points at the request; otherwise it is the one with the largest move. */
  readonly isChosen: boolean;
  readonly onShow: () => void;
}

/** The figures of one request, always of the same height. */
export const DtiReadout = ({ stop, largest, isChosen, onShow }: DtiReadoutProps) => {
  const { requestId, date, points } = stop;
  const shown = isChosen || largest === null ? points : [largest.point];
  return (
    <Line>
      {!isChosen && (
        <span>
          {largest === null ? dtiTexts.noMove : <Ring aria-hidden />} {largest !== null && dtiTexts.largestMove}
        </span>
      )}
      <LinkButton aria-label={dtiTexts.show(requestId)} onClick={onShow}>
        #{requestId}
      </LinkButton>
      <span>{shortDate(date)}</span>
      {shown.map(({ service, requestId: ownId, dti, change }) => (
        <span key={service + ownId}>
          {service} <b>{twoDecimals(dti)}%</b> {change !== null && dtiAsFigure(change)}
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
