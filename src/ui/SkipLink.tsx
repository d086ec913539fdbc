import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';

interface SkipLinkProps {
  /** The id of the link's target. */
  readonly targetId: string;
}

/** The first Tab stop: skips the header and the menu. */
export const SkipLink = ({ targetId }: SkipLinkProps) => <Link href={`#${targetId}`}>{uiTexts.skipToContent}</Link>;

const Link = styled.a`
  position: fixed;
  inset: var(--space-2) auto auto var(--space-2);
  z-index: var(--z-toast);
  padding: var(--space-2) var(--space-3);
  font: var(--type-strong);
  color: var(--brand);
  background: var(--surface);
  border: 1px solid var(--brand);
  border-radius: var(--radius-control);

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;
