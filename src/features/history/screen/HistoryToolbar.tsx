import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
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
    <Bar role="search" aria-label={historyTexts.findRequests} data-print="never">
      <Finder {...{ filter, onFilter, onClear }} />
      <Right>
        <Button
          title={chordLabel(SHORTCUTS.expandAll.chord)}
          aria-keyshortcuts={SHORTCUTS.expandAll.chord}
          onClick={toggleAll}
        >
          {areAllOpen ? historyTexts.collapseAll : historyTexts.expandAll}
        </Button>
        <TableMenu {...table} />
      </Right>
    </Bar>
  );
});

const Finder = memo(function Finder({ filter, onFilter, onClear }: FinderProps) {
  const { statuses, services } = useSelector(selectFilterChoices);
  useShortcut(SHORTCUTS.search, focusSearch);
  return (
    <>
      <Search>
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
      </Search>
      <Choice $width="148px">
        <SelectField
          label={historyTexts.status}
          isLabelHidden
          options={choices(historyTexts.allStatuses, statuses, filter.status)}
          value={filter.status}
          onChange={(status) => onFilter({ status })}
        />
      </Choice>
      <Choice $width="104px">
        <SelectField
          label={historyTexts.aus}
          isLabelHidden
          options={choices(historyTexts.allAus, services, filter.service)}
          value={filter.service}
          onChange={(service) => onFilter({ service })}
        />
      </Choice>
      <Choice $width="172px">
        <DatesMenu filter={filter} onFilter={onFilter} />
      </Choice>
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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-bottom: var(--space-2);
`;

const Search = styled.div`
  flex: 1 1 170px;
  max-width: 250px;
`;

/** As wide as its longest usual value, so that nothing moves when a value changes. */
const Choice = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};

  > button {
    justify-content: space-between;
    width: 100%;
    padding-inline: var(--space-2);
    font-weight: 400;
  }
`;

const Right = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: auto;

  /* 'Collapse all' needs the most room. */
  > button:first-child {
    min-width: 106px;
  }
`;
