import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { shortText } from '@/lib/shortText';

export type StatusTone = 'info' | 'ok' | 'error' | 'warn' | 'neutral' | 'recommended';

interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
  /** Replaces the tone's own icon; null shows none. */
  readonly icon?: LucideIcon | null;
  /** Large, without a background: the outcome of a result. */
  readonly isHeadline?: boolean;
}

/** Characters of a status that a line of a table has room for. */
const LINE = 60;

/** A status as icon, text and color, so that none of them alone carries the meaning. */
export const StatusBadge = ({ tone, icon: Icon = ICONS[tone], isHeadline = false, children }: StatusBadgeProps) => (
  <span className="badge" data-tone={tone} data-headline={isHeadline || undefined}>
    {Icon !== null && <Icon aria-hidden size={isHeadline ? 18 : 13} strokeWidth={2.5} />}
    {typeof children === 'string' ? (
      <span data-long={children.length > LINE || undefined}>{shortText(children)}</span>
    ) : (
      <span>{children}</span>
    )}
  </span>
);

const ICONS: Record<StatusTone, LucideIcon | null> = {
  info: CircleDashed,
  ok: Check,
  error: CircleAlert,
  warn: TriangleAlert,
  neutral: null,
  recommended: Star,
};
