import { Columns3 } from 'lucide-react';
import { Dialog, DialogTrigger, Popover, Pressable } from 'react-aria-components';
import { styled } from 'styled-components';
import type { HistoryColumn } from '@/features/history/historyColumns';
import type { TablePreferences } from '@/features/history/useTablePreferences';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';

export interface ColumnsMenuProps {
  readonly allColumns: readonly HistoryColumn[];
  readonly preferences: TablePreferences;
  readonly onPreferences: (changes: Partial<TablePreferences>) => void;
}

/** Which columns show and how close the rows stand; remembered. */
export const ColumnsMenu = ({ allColumns, preferences, onPreferences }: ColumnsMenuProps) => {
  const { hiddenColumns, isCompact, isStripHidden } = preferences;
  const optional = allColumns.filter(({ isOptional }) => isOptional);
  return (
    <DialogTrigger>
      <Pressable>
        <Button>
          <Columns3 aria-hidden size={16} /> Columns
        </Button>
      </Pressable>
      <Sheet placement="bottom end">
        <Choices aria-label="Columns and density">
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
              label="Compact rows"
              isChecked={isCompact}
              onChange={(isChecked) => onPreferences({ isCompact: isChecked })}
            />
          </div>
          <div>
            <Checkbox
              label="DTI by request"
              isChecked={!isStripHidden}
              onChange={(isShown) => onPreferences({ isStripHidden: !isShown })}
            />
          </div>
        </Choices>
      </Sheet>
    </DialogTrigger>
  );
};

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
