import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as reasonTexts from '@/config/texts/reasonTexts';
import type { RequestGroup } from '@/domain/history/historyRows';
import { runMoves } from '@/domain/history/runMoves';
import { selectPreviousRuns } from '@/features/history/state/historySlice';
import { ReasonList } from './ReasonList';
import { RunNote } from './RunNote';

/** Why a request was made, in its submitter's words, beside what moved since the previous run of each of its systems. */
export function RunReason({ group: { items } }: { readonly group: RequestGroup }) {
  const previousRuns = useSelector(selectPreviousRuns);
  return (
    <ReasonList>
      <RunNote run={items[0]} label={reasonTexts.note} />
      {items.map((item) => {
        const moved = runMoves(item, previousRuns.get(item.key));
        if (moved === undefined) return null;
        return (
          <div key={item.key}>
            <dt>{moved.title}</dt>
            <dd>
              {moved.moves.length === 0
                ? reasonTexts.nothingMoved
                : moved.moves.map((move, place) => (
                    <Fragment key={move}>
                      {place > 0 && ' '}
                      <Move>{place < moved.moves.length - 1 ? `${move},` : move}</Move>
                    </Fragment>
                  ))}
            </dd>
          </div>
        );
      })}
    </ReasonList>
  );
}

/** Wraps as a whole, so that an arrow stays between its values. */
const Move = styled.span`
  display: inline-block;
`;
