import { styled } from 'styled-components';
import { hitsIn } from '@/domain/findings/findingSearch';

interface MarkedTextProps {
  readonly text: string;
  readonly query: string;
}

/** A text with the places of the search marked, by more than color. */
export const MarkedText = ({ text, query }: MarkedTextProps) =>
  hitsIn(text, query).map((piece, index) =>
    piece.isHit ? <Hit key={index}>{piece.text}</Hit> : <span key={index}>{piece.text}</span>,
  );

const Hit = styled.mark`
  color: inherit;
  background: var(--warn-bg);
  outline: 1px solid var(--warn);
  border-radius: 2px;
`;
