import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SHORTCUTS } from '@/config/shortcuts';
import * as appTexts from '@/config/texts/appTexts';
import * as historyTexts from '@/config/texts/historyTexts';
import { type HistoryFilter, isDay, isUnfiltered } from '@/domain/history/historyFilter';
import { selectFilterChoices } from '@/features/history/state/historySlice';
import { allRequestsToggled } from '@/features/history/state/historyViewSlice';
import { useShortcut } from '@/features/preferences/useShortcut';
import { chordLabel } from '@/lib/chord';
import { shortDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { lazyDialog } from '@/ui/lazyComponent';
import type { DateChoices, TableChoices } from './HistorySheets';
import { focusSearch, SEARCH_ID } from './searchField';

const TableSheet = lazyDialog(appTexts.missingParts.dialog, async () => (await import('./HistorySheets')).TableSheet);

/** What is done with the table as a whole: columns, density, export and print. */
function TableMenu(choices: TableChoices) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>{historyTexts.tableTools}</span> <ChevronDown aria-hidden size={16} />
      </Button>
      {isOpen && <TableSheet {...choices} button={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const DatesSheet = lazyDialog(appTexts.missingParts.dialog, async () => (await import('./HistorySheets')).DatesSheet);

/** The filter by day. */
function DatesMenu({ filter, onFilter }: DateChoices) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dates = describeDates(filter);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={dates === null ? undefined : historyTexts.datesAre(dates)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{dates ?? historyTexts.dates}</span> <ChevronDown aria-hidden size={16} />
      </Button>
      {isOpen && <DatesSheet {...{ filter, onFilter, button }} onClose={() => setIsOpen(false)} />}
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
  const toggleAll = () => dispatch(allRequestsToggled(!areAllOpen));
  useShortcut(SHORTCUTS.expandAll, toggleAll);
  return (
    <div className="history-tools" role="search" aria-label={historyTexts.findRequests} data-print="never">
      <Finder {...{ filter, onFilter, onClear }} />
      <div className="history-tools-end">
        <Button
          title={chordLabel(SHORTCUTS.expandAll.chord)}
          aria-keyshortcuts={SHORTCUTS.expandAll.chord}
          onClick={toggleAll}
        >
          {areAllOpen ? historyTexts.collapseAll : historyTexts.expandAll}
        </Button>
        <TableMenu {...table} />
      </div>
    </div>
  );
});

const Finder = memo(function Finder({ filter, onFilter, onClear }: FinderProps) {
  const { statuses, services } = useSelector(selectFilterChoices);
  useShortcut(SHORTCUTS.search, focusSearch);
  return (
    <>
      <div className="history-search">
        <TextField
          id={SEARCH_ID}
          label={historyTexts.search}
          title={chordLabel(SHORTCUTS.search.chord)}
          aria-keyshortcuts={SHORTCUTS.search.chord}
          isLabelHidden
          type="search"
          placeholder={historyTexts.searchPlaceholder}
          value={filter.text}
          onChange={(text) => onFilter({ text })}
        />
      </div>
      <div className="history-filter" style={{ width: 148 }}>
        <SelectField
          label={historyTexts.status}
          isLabelHidden
          options={choices(historyTexts.allStatuses, statuses, filter.status)}
          value={filter.status}
          onChange={(status) => onFilter({ status })}
        />
      </div>
      <div className="history-filter" style={{ width: 104 }}>
        <SelectField
          label={historyTexts.aus}
          isLabelHidden
          options={choices(historyTexts.allAus, services, filter.service)}
          value={filter.service}
          onChange={(service) => onFilter({ service })}
        />
      </div>
      <div className="history-filter" style={{ width: 172 }}>
        <DatesMenu filter={filter} onFilter={onFilter} />
      </div>
      <Button kind="quiet" disabled={isUnfiltered(filter)} onClick={onClear}>
        {historyTexts.clearAll}
      </Button>
    </>
  );
});

/** Keep the value from the address in the list, even if no request has it (anymore). */
const choices = (all: string, values: readonly string[], chosen: string) => [
  { value: '', label: all },
  ...[...new Set(chosen === '' ? values : [...values, chosen])].map((value) => ({ value, label: value })),
];
