import { css, keyframes, styled } from 'styled-components';
import { turn } from './Turning';
import { visuallyHidden } from './VisuallyHidden';

type SpinnerCover = 'screen' | 'container' | 'none';

interface SpinnerProps {
  /** Lies over the whole screen, over the nearest positioned ancestor, or stands in the text flow. */
  readonly cover?: SpinnerCover;
  readonly message?: string;
}

/**
 * Says that something is loading. It appears only after a moment, so that quick answers do not flash.
 *
 * @source Specification §2, Session modal, and §9
 * @empty an empty message is not displayed; screen readers still hear 'Loading…'
 */
export const Spinner = ({ cover = 'none', message = '' }: SpinnerProps) => (
  <Cover role="status" $cover={cover}>
    <Ring viewBox="0 0 44 44" aria-hidden>
      <circle cx="22" cy="22" r="19" opacity="0.2" />
      <Arc d="M22 3a19 19 0 0 1 19 19" />
    </Ring>
    {message === '' ? <Unspoken>Loading…</Unspoken> : <p>{message}</p>}
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
    background: var(--veil-light);
  `,
  container: css`
    position: absolute;
    inset: 0;
    z-index: var(--z-veil);
    background: var(--veil-light);
  `,
  none: css`
    position: relative;
    padding: var(--space-8);
  `,
} satisfies Record<SpinnerCover, unknown>;

const Cover = styled.div<{ $cover: SpinnerCover }>`
  display: grid;
  gap: var(--space-4);
  place-content: center;
  justify-items: center;
  font: var(--type-section);
  text-align: center;
  animation: ${appear} 150ms 300ms backwards;
  ${({ $cover }) => COVERS[$cover]}
`;

const Ring = styled.svg`
  width: var(--spinner-size);
  height: var(--spinner-size);
  fill: none;
  stroke: var(--brand);
  stroke-width: 3;
  stroke-linecap: round;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

const Arc = styled.path`
  transform-origin: center;
  animation: ${turn} 900ms linear infinite;
`;

/** A ring that stands still needs the word beside it. */
const Unspoken = styled.p`
  @media not (prefers-reduced-motion: reduce) {
    ${visuallyHidden}
  }
`;
