import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { shortText } from '@/lib/shortText';
import { NARROW } from './wide';

export type StatusTone = 'info' | 'ok' | 'error' | 'warn' | 'neutral' | 'recommended';

interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
  /** Replaces the tone's own icon; null shows none. */
  readonly icon?: LucideIcon | null;
  /** Large, without a background: the outcome of a result. */
  readonly isHeadline?: boolean;
}

/** A status as icon, text and color, so that none of them alone carries the meaning. */
export const StatusBadge = ({ tone, icon: Icon = ICONS[tone], isHeadline = false, children }: StatusBadgeProps) => (
  <Pill $tone={tone} $isHeadline={isHeadline}>
    {Icon !== null && <Icon aria-hidden size={isHeadline ? 18 : 13} strokeWidth={2.5} />}
    <span>{typeof children === 'string' ? shortText(children) : children}</span>
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

const Pill = styled.span<{ $tone: StatusTone; $isHeadline: boolean }>`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  padding: 1px var(--space-2);
  font: var(--type-label);
  line-height: 18px;
  font-weight: 600;
  overflow-wrap: normal;
  unicode-bidi: isolate;
  color: var(--${({ $tone }) => $tone});
  background: var(--${({ $tone }) => $tone}-bg);
  /* Visible only when forced colors remove the background. */
  border: 1px solid transparent;
  border-radius: var(--radius-badge);

  > svg {
    flex: none;
  }
  /* Without its background, the text lines up with other text. */
  @media print {
    padding-inline: 0;
  }
  ${({ $isHeadline }) =>
    $isHeadline &&
    css`
      padding-inline: 0;
      font: var(--type-page);
      overflow-wrap: anywhere;
      background: none;

      ${NARROW} {
        font: var(--type-section);
      }
    `}
`;
