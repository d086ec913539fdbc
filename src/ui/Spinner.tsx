import { css, keyframes, styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { ringCss } from './ringCss';
import { turn } from './SpinningIcon';
import { VisuallyHidden } from './VisuallyHidden';

type SpinnerCover = 'screen' | 'container' | 'none';

interface SpinnerProps {
  /** Covers the screen or the nearest positioned ancestor, or is part of the text flow. */
  readonly cover?: SpinnerCover;
  readonly message?: string;
  /** Only a longer wait shows it: its place shows the shape of what loads. */
  readonly isLate?: boolean;
}

/**
 * A loading indicator. It appears after a short delay, so that fast responses don't flash.
 *
 * @empty an empty message is not displayed; screen readers still read 'Loading…'
 */
export const Spinner = ({ cover = 'none', message = '', isLate = false }: SpinnerProps) => (
  <Cover role="status" $cover={cover} $isLate={isLate}>
    <Ring viewBox="0 0 44 44" aria-hidden>
      <circle cx="22" cy="22" r="19" opacity="0.2" />
      <Arc d="M22 3a19 19 0 0 1 19 19" />
    </Ring>
    {message === '' ? <VisuallyHidden as="p">{uiTexts.loading}</VisuallyHidden> : <p>{message}</p>}
  </Cover>
);

const appear = keyframes`
  from { opacity: 0; }
`;

const COVERS = {
  screen: css`
    position: fixed;
    inset: 0;
    z-index: var(--z-modal);
    background: var(--backdrop-light);
  `,
  container: css`
    position: absolute;
    inset: 0;
    z-index: var(--z-backdrop);
    background: var(--backdrop-light);
  `,
  none: css`
    position: relative;
    padding: var(--space-8);
  `,
} satisfies Record<SpinnerCover, unknown>;

const Cover = styled.div<{ $cover: SpinnerCover; $isLate: boolean }>`
  display: grid;
  gap: var(--space-4);
  place-content: center;
  justify-items: center;
  font: var(--type-section);
  text-align: center;
  animation: ${appear} 150ms ${({ $isLate }) => ($isLate ? 1000 : 300)}ms backwards;
  ${({ $cover }) => COVERS[$cover]}
`;

const Ring = styled.svg`
  ${ringCss}
`;

const Arc = styled.path`
  transform-origin: center;
  animation: ${turn} 900ms linear infinite;
`;
