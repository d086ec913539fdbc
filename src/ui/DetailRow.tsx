import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';
import { IconButton } from './IconButton';

interface DetailToggleProps {
  /** The subject of the button's name: '{name} details'. */
  readonly name: string;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

/** Expands and collapses the details below a table row or its group. */
export const DetailToggle = ({ name, isExpanded, onToggle }: DetailToggleProps) => (
  <IconButton
    icon={ChevronRight}
    label={uiTexts.details(name)}
    hasTooltip={false}
    aria-expanded={isExpanded}
    onClick={onToggle}
  />
);

interface DetailRowProps {
  /** The details span all columns. */
  readonly columnCount: number;
  readonly children: ReactNode;
}

/** The expanded details of the rows above it. */
export const DetailRow = ({ columnCount, children }: DetailRowProps) => (
  <tr data-detail>
    <td colSpan={columnCount}>{children}</td>
  </tr>
);
