import { type ReactNode, useContext } from 'react';
import { TitleFrame } from './titleFrame';

interface TopHeaderProps {
  readonly title: string;
  /** Before the title. */
  readonly start?: ReactNode;
  readonly subject?: ReactNode;
  readonly children?: ReactNode;
}

export const TopHeader = ({ title, start, subject, children }: TopHeaderProps) => (
  <div className="top-header">
    {start}
    <span className="type-section">{useContext(TitleFrame)(title)}</span>
    {subject}
    <div className="top-header-end">{children}</div>
  </div>
);
