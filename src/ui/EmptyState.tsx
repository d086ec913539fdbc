import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
}

/** Says why there is nothing here, and what to do about it. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <Centre>
    <Title>{title}</Title>
    {children !== undefined && <div>{children}</div>}
    {action}
  </Centre>
);

const Centre = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: center;
  padding: var(--space-8) var(--space-4);
  color: var(--text-secondary);
  text-align: center;
`;

const Title = styled.p`
  font: var(--type-section);
  color: var(--text);
`;
