import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageHeading } from '@/ui/PageHeading';

interface MessageCardProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A screen with one message and the user's next step. */
export const MessageCard = ({ heading, children }: MessageCardProps) => (
  <Card>
    <PageHeading>{heading}</PageHeading>
    {children}
  </Card>
);

const Card = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 640px;
  margin: var(--space-8) auto;
  padding: var(--space-4) var(--space-6) var(--space-6);
  overflow-wrap: anywhere;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
`;
