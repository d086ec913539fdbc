import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Star from 'lucide-react/icons/star';

/** The options of the pickers; the first of each is the default. */
export const OPTIONS = {
  type: ['primary', 'secondary', 'quiet'],
  size: ['page', 'section', 'strong'],
  padding: ['4', '0', '2', '8'],
  colors: ['plain', 'sunken', 'selected', 'warn', 'error'],
  icon: ['Download', 'Copy', 'Refresh', 'Check', 'Star'],
  columns: ['2', '1', '3', '4'],
} as const;

export const ICONS: Record<(typeof OPTIONS.icon)[number], LucideIcon> = {
  Download,
  Copy,
  Refresh: RefreshCw,
  Check,
  Star,
};

export type Picked = { [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };

export interface Choices extends Picked {
  text: string;
}

export const FIRST_CHOICES: Choices = {
  type: 'primary',
  size: 'page',
  text: 'Order credit',
  padding: '4',
  colors: 'plain',
  icon: 'Download',
  columns: '2',
};
