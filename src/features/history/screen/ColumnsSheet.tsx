import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import * as historyTexts from '@/config/texts/historyTexts';
import type { HistoryColumn } from '@/domain/history/historyColumns';
import { Checkbox } from '@/ui/Checkbox';
import type { TablePreferences } from './useTablePreferences';

export interface ColumnChoices {
  readonly allColumns: readonly HistoryColumn[];
  readonly preferences: TablePreferences;
  readonly onPreferences: (changes: Partial<TablePreferences>) => void;
}

interface ColumnsSheetProps extends ColumnChoices {
  /** The popover opens below this button. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The popover of the Columns button. */
export function ColumnsSheet({ allColumns, preferences, onPreferences, button, onClose }: ColumnsSheetProps) {
  const { hiddenColumns, isCompact, isStripHidden } = preferences;
  const optional = allColumns.filter(({ isOptional }) => isOptional);
  return (
    <Sheet isOpen onOpenChange={onClose} triggerRef={button} placement="bottom end">
      <Choices aria-label={historyTexts.columnsAndDensity}>
        {optional.map(({ id, heading }) => (
          <div key={id}>
            <Checkbox
              label={heading}
              isChecked={!hiddenColumns.includes(id)}
              onChange={(isShown) =>
                onPreferences({
                  hiddenColumns: isShown ? hiddenColumns.filter((other) => other !== id) : [...hiddenColumns, id],
                })
              }
            />
          </div>
        ))}
        <hr />
        <div>
          <Checkbox
            label={historyTexts.compactRows}
            isChecked={isCompact}
            onChange={(isChecked) => onPreferences({ isCompact: isChecked })}
          />
        </div>
        <div>
          <Checkbox
            label={historyTexts.dtiByRequest}
            isChecked={!isStripHidden}
            onChange={(isShown) => onPreferences({ isStripHidden: !isShown })}
          />
        </div>
      </Choices>
    </Sheet>
  );
}

const Sheet = styled(Popover)`
  min-width: 200px;
  padding: var(--space-3);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-overlay);
`;

const Choices = styled(Dialog)`
  outline: none;

  > hr {
    margin: var(--space-2) 0;
    border: 0;
    border-top: 1px solid var(--border);
  }
`;
