import type { ReactNode } from 'react';
import { ProductTitle } from './ProductTitle';

interface TopHeaderProps {
  /** Before the title. */
  readonly start?: ReactNode;
  readonly subject?: ReactNode;
  readonly children?: ReactNode;
}

export const TopHeader = ({ start, subject, children }: TopHeaderProps) => (
  <div className="top-header">
    {start}
    <ProductTitle />
    {subject}
    <div className="top-header-end">{children}</div>
  </div>
);
