import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentType, memo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { type HistoryFilter, isDay, isUnfiltered } from '@/features/history/rules/historyFilter';
import { selectFilterChoices } from '@/features/history/state/historySelectors';
import { allRequestsToggled } from '@/features/history/state/historyViewSlice';
import { shortDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { lazyComponent } from '@/ui/lazyComponent';
import type { SheetProps, TableChoices } from './HistorySheets';
import { SEARCH_ID } from './searchField';

const DatesSheet = lazyComponent(async () => (await import('./onDemand')).DatesSheet);
const TableSheet = lazyComponent(async () => (await import('./onDemand')).TableSheet);

interface ToolMenuProps<Choices extends object> {
  readonly text: string;
  /** Read aloud instead of the text. */
  readonly label?: string | undefined;
  readonly Sheet: ComponentType<Choices & SheetProps>;
  readonly choices: Choices;
}

/** A button that opens a popover. */
function ToolMenu<Choices extends object>({ text, label, Sheet, choices }: ToolMenuProps<Choices>) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{text}</span> <ChevronDown aria-hidden size={16} />
      </Button>
      {isOpen && <Sheet {...choices} button={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function describeDates({ from, to }: Pick<HistoryFilter, 'from' | 'to'>): string | null {
  if (isDay(from) && isDay(to)) return historyTexts.datesBetween(shortDate(from), shortDate(to));
  if (isDay(from)) return historyTexts.datesFrom(shortDate(from));
  return isDay(to) ? historyTexts.datesTo(shortDate(to)) : null;
}

interface FinderProps {
  readonly filter: HistoryFilter;
  readonly onFilter: (changes: Partial<HistoryFilter>) => void;
  readonly onClear: () => void;
}

interface HistoryToolbarProps extends TableChoices, FinderProps {
  /** All visible requests are expanded. */
  readonly areAllOpen: boolean;
}

export const HistoryToolbar = memo(function HistoryToolbar({
  filter,
  onFilter,
  onClear,
  areAllOpen,
  ...table
}: HistoryToolbarProps) {
  const dispatch = useDispatch();
  return (
    <div className="history-tools" role="search" aria-label={historyTexts.findRequests} data-print="never">
      <Finder {...{ filter, onFilter, onClear }} />
      <div className="history-tools-end">
        <Button onClick={() => dispatch(allRequestsToggled(!areAllOpen))}>
          {areAllOpen ? historyTexts.collapseAll : historyTexts.expandAll}
        </Button>
        <ToolMenu text={historyTexts.tableTools} Sheet={TableSheet} choices={table} />
      </div>
    </div>
  );
});

const Finder = memo(function Finder({ filter, onFilter, onClear }: FinderProps) {
  const known = useSelector(selectFilterChoices);
  const dates = describeDates(filter);
  return (
    <>
      <div className="history-search">
        <TextField
          id={SEARCH_ID}
          label={historyTexts.search}
          isLabelHidden
          type="search"
          placeholder={historyTexts.searchPlaceholder}
          value={filter.text}
          onChange={(text) => onFilter({ text })}
        />
      </div>
      {SELECTS.map(({ name, width, label, all }) => (
        <div key={name} className="history-filter" style={{ width }}>
          <SelectField
            label={label}
            isLabelHidden
            options={choices(all, known[name], filter[name])}
            value={filter[name]}
            onChange={(chosen) => onFilter({ [name]: chosen })}
          />
        </div>
      ))}
      <div className="history-filter" style={{ width: 172 }}>
        <ToolMenu
          text={dates ?? historyTexts.dates}
          label={dates === null ? undefined : historyTexts.datesAre(dates)}
          Sheet={DatesSheet}
          choices={{ filter, onFilter }}
        />
      </div>
      <Button kind="quiet" disabled={isUnfiltered(filter)} onClick={onClear}>
        {historyTexts.clearAll}
      </Button>
    </>
  );
});

const SELECTS = [
  { name: 'status', width: 148, label: historyTexts.status, all: historyTexts.allStatuses },
  { name: 'service', width: 104, label: historyTexts.aus, all: historyTexts.allAus },
] as const;

/** Keep the value from the address in the list, even if no request has it (anymore). */
const choices = (all: string, values: readonly string[], chosen: string) => [
  { value: '', label: all },
  ...[...new Set(chosen === '' ? values : [...values, chosen])].map((value) => ({ value, label: value })),
];
