import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="empty-state">
    <p className="empty-state-title">{title}</p>
    {children !== undefined && <div>{children}</div>}
    {action}
  </div>
);
