import type { ReactNode } from 'react';
import { Heading } from './Heading';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
}

/** The h1 of a screen, which code can focus when the screen changes. */
export const PageHeading = ({ children, badge, actions }: PageHeadingProps) => (
  <div className="page-heading">
    <Heading level={1} size="page" tabIndex={-1}>
      {children}
    </Heading>
    {badge}
    {actions !== undefined && <div className="page-heading-actions">{actions}</div>}
  </div>
);
