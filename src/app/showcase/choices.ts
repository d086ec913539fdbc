import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Star from 'lucide-react/icons/star';

export const ICONS = { Download, Copy, Refresh: RefreshCw, Check, Star };

/** The first option of each is the default. */
const PICKED = {
  type: { label: 'Type', options: ['primary', 'secondary', 'quiet'] },
  size: { label: 'Size', options: ['page', 'section', 'strong'] },
  padding: { label: 'Padding', options: ['4', '0', '2', '8'] },
  colors: { label: 'Colors', options: ['plain', 'sunken', 'selected', 'warn', 'error'] },
  icon: { label: 'Icon', options: Object.keys(ICONS) as (keyof typeof ICONS)[] },
  columns: { label: 'Column count', options: ['2', '1', '3', '4'] },
} as const;

type Picked = { [Name in keyof typeof PICKED]: (typeof PICKED)[Name]['options'][number] };

export interface Choices extends Picked {
  text: string;
}

/** In the order of the page. */
export const PICKERS = Object.entries(PICKED) as [keyof Picked, { label: string; options: readonly string[] }][];

export const FIRST_CHOICES: Choices = {
  ...(Object.fromEntries(PICKERS.map(([name, { options }]) => [name, options[0]])) as unknown as Picked),
  text: 'Order credit',
};
