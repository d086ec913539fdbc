import { styled } from 'styled-components';

interface SkipLinkProps {
  /** The id of the place to go to. */
  readonly targetId: string;
}

/** The first stop of the Tab key: past header and menu, straight to the content. */
export const SkipLink = ({ targetId }: SkipLinkProps) => <Link href={`#${targetId}`}>Skip to main content</Link>;

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
`;
