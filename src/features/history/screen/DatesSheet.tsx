import { styled } from 'styled-components';
import * as sheetTexts from '@/config/texts/sheetTexts';
import type { HistoryFilter } from '@/domain/history/historyFilter';
import { lastDays } from '@/domain/history/lastDays';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { ToolSheet, type ToolSheetProps } from './ToolSheet';

export interface DateChoices {
  readonly filter: Pick<HistoryFilter, 'from' | 'to'>;
  readonly onFilter: (changes: Partial<HistoryFilter>) => void;
}

type DatesSheetProps = DateChoices & Pick<ToolSheetProps, 'button' | 'onClose'>;

/** The popover of the filter by day. */
export function DatesSheet({ filter: { from, to }, onFilter, ...sheet }: DatesSheetProps) {
  const choose = (dates: Pick<HistoryFilter, 'from' | 'to'>) => {
    onFilter(dates);
    sheet.onClose();
  };
  return (
    <ToolSheet {...sheet} label={sheetTexts.dates}>
      <Fields>
        <TextField
          label={sheetTexts.from}
          type="date"
          max={to}
          value={from}
          onChange={(day) => onFilter({ from: day })}
        />
        <TextField label={sheetTexts.to} type="date" min={from} value={to} onChange={(day) => onFilter({ to: day })} />
        <Button onClick={() => choose(lastDays(7, new Date()))}>{sheetTexts.lastWeek}</Button>
        <Button onClick={() => choose(lastDays(30, new Date()))}>{sheetTexts.lastMonth}</Button>
        <Button onClick={() => choose({ from: '', to: '' })}>{sheetTexts.allDates}</Button>
      </Fields>
    </ToolSheet>
  );
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-2);
`;
