import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/PageHeading';

interface MessageCardProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A screen with one message and the user's next step. */
export const MessageCard = ({ heading, children }: MessageCardProps) => (
  <div className="card message-card">
    <PageHeading>{heading}</PageHeading>
    {children}
  </div>
);
