import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton';

interface DetailToggleProps {
  /** What it opens: '{name} details'. */
  readonly name: string;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

/** In a row of a table: opens and closes the details below the row or its group. */
export const DetailToggle = ({ name, isExpanded, onToggle }: DetailToggleProps) => (
  <IconButton
    icon={ChevronRight}
    label={`${name} details`}
    hasTooltip={false}
    aria-expanded={isExpanded}
    onClick={onToggle}
  />
);

interface DetailRowProps {
  /** How many columns the table has: the details take all of them. */
  readonly columnCount: number;
  readonly children: ReactNode;
}

/** The opened details of the rows above it. */
export const DetailRow = ({ columnCount, children }: DetailRowProps) => (
  <tr data-detail>
    <td colSpan={columnCount}>{children}</td>
  </tr>
);
