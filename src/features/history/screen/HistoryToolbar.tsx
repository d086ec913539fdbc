import X from 'lucide-react/icons/x';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { type HistoryFilter, isUnfiltered } from '@/features/history/rules/historyFilter';
import { selectFilterChoices } from '@/features/history/state/historySelectors';
import { allRequestsToggled } from '@/features/history/state/historyViewSlice';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { SEARCH_ID } from './searchField';

interface FinderProps {
  readonly filter: HistoryFilter;
  readonly onFilter: (changes: Partial<HistoryFilter>) => void;
  readonly onClear: () => void;
}

export const Finder = memo(function Finder({ filter, onFilter, onClear }: FinderProps) {
  const known = useSelector(selectFilterChoices);
  const options = {
    status: choices(historyTexts.allStatuses, known.status, filter.status),
    service: choices(historyTexts.allAus, known.service, filter.service),
    days: DAYS,
  };
  return (
    <div className="history-finder" role="search" aria-label={historyTexts.findRequests} data-print="never">
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
      {SELECTS.map(({ name, width, label }) => (
        <div key={name} style={{ width }}>
          <SelectField
            label={label}
            isLabelHidden
            options={options[name]}
            value={filter[name]}
            onChange={(chosen) => onFilter({ [name]: chosen })}
          />
        </div>
      ))}
      {!isUnfiltered(filter) && <IconButton icon={X} label={historyTexts.clearAll} onClick={onClear} />}
    </div>
  );
});

export function ExpandAll({ areAllOpen }: { readonly areAllOpen: boolean }) {
  const dispatch = useDispatch();
  return (
    <Button className="expand-all" data-print="never" onClick={() => dispatch(allRequestsToggled(!areAllOpen))}>
      {areAllOpen ? historyTexts.collapseAll : historyTexts.expandAll}
    </Button>
  );
}

const SELECTS = [
  { name: 'status', width: '6rem', label: historyTexts.status },
  { name: 'service', width: '4.75rem', label: historyTexts.aus },
  { name: 'days', width: '5.25rem', label: historyTexts.dates },
] as const;

const DAYS = [
  { value: '', label: historyTexts.allDates },
  ...Object.entries(historyTexts.lastDays).map(([value, label]) => ({ value, label })),
];

/** Keep the value from the address in the list, even if no request has it (anymore). */
const choices = (all: string, values: readonly string[], chosen: string) => [
  { value: '', label: all },
  ...[...new Set(chosen === '' ? values : [...values, chosen])].map((value) => ({ value, label: value })),
];
