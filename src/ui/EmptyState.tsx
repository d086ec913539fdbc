import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Explains why there is no content, and what the user can do. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <Center>
    <Title>{title}</Title>
    {children !== undefined && <div>{children}</div>}
    {action}
  </Center>
);

const Center = styled.div`
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
