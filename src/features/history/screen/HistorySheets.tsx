import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useStore } from 'react-redux';
import { styled } from 'styled-components';
import * as detailTexts from '@/features/history/detailTexts';
import { historyCsv } from '@/features/history/rules/historyCsv';
import { type HistoryFilter, isDay, lastDays } from '@/features/history/rules/historyFilter';
import type { HistoryColumn } from '@/features/history/rules/historySort';
import { selectRequestGroups } from '@/features/requests/historySlice';
import { exportPressed } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { TextField } from '@/ui/TextField';
import { ToolSheet, type ToolSheetProps } from '@/ui/ToolSheet';

export type SheetProps = Pick<ToolSheetProps, 'button' | 'onClose'>;

interface DatesSheetProps extends SheetProps {
  readonly filter: HistoryFilter;
  readonly onFilter: (changes: Partial<HistoryFilter>) => void;
}

/** The popover of the filter by day, which acts on whole dates only. */
export function DatesSheet({ filter: { from, to }, onFilter, ...sheet }: DatesSheetProps) {
  const [typed, setTyped] = useState({ from, to });
  const fieldOf = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (day: string) => {
      setTyped((before) => ({ ...before, [name]: day }));
      onFilter({ [name]: isDay(day) ? day : '' });
    },
  });
  const choose = (dates: Pick<HistoryFilter, 'from' | 'to'>) => {
    onFilter(dates);
    sheet.onClose();
  };
  return (
    <ToolSheet {...sheet} label={detailTexts.dates}>
      <Fields>
        <DayField label={detailTexts.from} max={to} {...fieldOf('from')} />
        <DayField
          label={detailTexts.to}
          min={from}
          error={to !== '' && to < from ? detailTexts.beforeFirstDay : undefined}
          {...fieldOf('to')}
        />
        <Button onClick={() => choose(lastDays(7, new Date()))}>{detailTexts.lastWeek}</Button>
        <Button onClick={() => choose(lastDays(30, new Date()))}>{detailTexts.lastMonth}</Button>
        <Button onClick={() => choose({ from: '', to: '' })}>{detailTexts.allDates}</Button>
      </Fields>
    </ToolSheet>
  );
}

/** Says what a day lacks. The browser has no value for one of which a part is missing, and no event for its digits. */
function DayField(props: ComponentProps<typeof TextField>) {
  const { value } = props;
  const [isPartial, setIsPartial] = useState(false);
  const note = (event: { currentTarget: HTMLInputElement }) => setIsPartial(event.currentTarget.validity.badInput);
  const missing = value === '' ? isPartial && detailTexts.dayIsPartial : !isDay(value) && detailTexts.yearIsPartial;
  return <TextField {...props} type="date" hint={missing || undefined} onKeyUp={note} onBlur={note} />;
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-2);
`;

export interface TableChoices {
  readonly columns: readonly HistoryColumn[];
  readonly isStripHidden: boolean;
  readonly onStripHidden: (isHidden: boolean) => void;
}

/** The popover of the table's menu. */
export function TableSheet({ columns, isStripHidden, onStripHidden, ...sheet }: TableChoices & SheetProps) {
  const store = useStore<RootState>();
  const dispatch = useDispatch();
  const save = () => {
    // Here and not in the saga, so that the code loads after the first rows.
    dispatch(exportPressed({ what: 'history', csv: historyCsv(selectRequestGroups(store.getState()), columns) }));
    sheet.onClose();
  };
  const print = () => {
    // The popover would be on paper too.
    flushSync(sheet.onClose);
    window.print();
  };
  return (
    <ToolSheet {...sheet} label={detailTexts.csvPrint}>
      <Buttons>
        <Button onClick={save}>
          <Download aria-hidden size={16} /> <span>{detailTexts.exportCsv}</span>
        </Button>
        <Button onClick={print}>
          <Printer aria-hidden size={16} /> <span>{detailTexts.print}</span>
        </Button>
      </Buttons>
      <hr />
      <Checkbox
        label={detailTexts.dtiStrip}
        isChecked={!isStripHidden}
        onChange={(isShown) => onStripHidden(!isShown)}
      />
    </ToolSheet>
  );
}

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
`;
