import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { hitsIn, type TextPiece } from '@/features/findings/reader/findingSearch';

interface TextPiecesProps {
  readonly pieces: readonly TextPiece[];
  /** Shows by more than color what is marked. */
  readonly mark: ElementType;
}

export const TextPieces = ({ pieces, mark: Mark }: TextPiecesProps) =>
  pieces.map(({ text, isMarked }, index) =>
    isMarked ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );

export const MarkedText = ({ text, query }: Readonly<Record<'text' | 'query', string>>) => (
  <TextPieces pieces={hitsIn(text, query)} mark={Hit} />
);

const Hit = styled.mark`
  color: inherit;
  background: var(--warn-bg);
  outline: 1px solid var(--warn);
  border-radius: 2px;
`;
