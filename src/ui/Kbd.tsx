import { styled } from 'styled-components';
import { chordLabel } from '@/lib/chord';

/** The keys of a button's shortcut, inside it. Screen readers read `aria-keyshortcuts` instead. */
export const Kbd = ({ chord }: { readonly chord: string }) => <Keys aria-hidden>{chordLabel(chord)}</Keys>;

const Keys = styled.kbd`
  padding: 0 var(--space-1);
  font: var(--type-label);
  border: 1px solid;
  border-radius: var(--radius-control);
  opacity: 0.85;

  @media (max-width: 767.98px) {
    display: none;
  }
`;
