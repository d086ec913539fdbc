import { Check, CircleAlert, CircleDashed, type LucideIcon, Star, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type StatusTone = 'info' | 'ok' | 'error' | 'warn' | 'neutral' | 'recommended';

interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
  /** Replaces the tone's own icon; null shows none. */
  readonly icon?: LucideIcon | null;
}

/** A state as icon, word and colour, so that none of them has to carry it alone. */
export const StatusBadge = ({ tone, icon: Icon = ICONS[tone], children }: StatusBadgeProps) => (
  <Pill $tone={tone}>
    {Icon !== null && <Icon aria-hidden size={13} strokeWidth={2.5} />}
    {children}
  </Pill>
);

const ICONS: Record<StatusTone, LucideIcon | null> = {
  info: CircleDashed,
  ok: Check,
  error: CircleAlert,
  warn: TriangleAlert,
  neutral: null,
  recommended: Star,
};

const Pill = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  padding: 1px var(--space-2);
  font: var(--type-label);
  line-height: 18px;
  font-weight: 600;
  white-space: nowrap;
  color: var(--${({ $tone }) => $tone});
  background: var(--${({ $tone }) => $tone}-bg);
  /* Invisible until forced colours take the background away. */
  border: 1px solid transparent;
  border-radius: var(--radius-badge);

  > svg {
    flex: none;
  }
`;
