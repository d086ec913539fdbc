import { styled } from 'styled-components';
import * as filePageTexts from '@/config/texts/filePageTexts';
import type { Figure } from '@/domain/filePage/figure';
import { MissingValue } from '@/ui/MissingValue';

interface FigureTextProps {
  readonly figure: Figure;
  /** False if a figure beside it has the same source, so that Tab passes each source once. */
  readonly isTabStop?: boolean;
}

/** A figure that names its source on hover, focus and touch. */
export const FigureText = ({ figure: { text, gap, source }, isTabStop = true }: FigureTextProps) => (
  <Sourced data-hint={source} tabIndex={isTabStop ? 0 : undefined}>
    {text ?? (gap === null ? <MissingValue /> : <Gap gap={gap} />)}
  </Sourced>
);

/** A value that is not on the page, because it could not be read or is still loading. */
export const Gap = ({ gap }: { readonly gap: 'pending' | 'notLoaded' }) => (
  <i>{gap === 'pending' ? filePageTexts.notLoadedYet : filePageTexts.notLoaded}</i>
);

const Sourced = styled.span`
  text-decoration: underline dotted var(--border-control);
  text-underline-offset: 3px;

  @media print {
    text-decoration: none;
  }
`;
