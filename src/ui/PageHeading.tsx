import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from './Heading';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** Shown directly to the right of the text. */
  readonly badge?: ReactNode;
  /** Shown at the far right. */
  readonly actions?: ReactNode;
}

/** The h1 of a screen, which code can focus when the screen changes. */
export const PageHeading = ({ children, badge, actions }: PageHeadingProps) => (
  <Bar>
    <Heading level={1} size="page" tabIndex={-1}>
      {children}
    </Heading>
    {badge}
    {actions !== undefined && <Actions>{actions}</Actions>}
  </Bar>
);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--control-height);
  margin-bottom: var(--space-3);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  min-width: 0;
  margin-inline-start: auto;
`;
