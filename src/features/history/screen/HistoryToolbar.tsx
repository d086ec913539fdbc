import { Download, Printer } from 'lucide-react';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { SHORTCUTS } from '@/config/shortcuts';
import * as historyTexts from '@/config/texts/historyTexts';
import type { ColumnRules } from '@/domain/history/historyColumns';
import type { HistoryFilter } from '@/domain/history/historyFilter';
import { selectFilterChoices } from '@/features/history/state/historySlice';
import {
  allRequestsToggled,
  dialogOpened,
  exportPressed,
  selectCompared,
} from '@/features/history/state/historyViewSlice';
import { useShortcut } from '@/features/preferences/useShortcut';
import { chordLabel } from '@/lib/chord';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { ColumnsMenu } from './ColumnsMenu';
import type { ColumnChoices } from './ColumnsSheet';
import { focusSearch, SEARCH_ID } from './searchField';

interface FinderProps {
  readonly filter: HistoryFilter;
  readonly onFilter: (changes: Partial<HistoryFilter>) => void;
}

interface HistoryToolbarProps extends ColumnChoices, FinderProps {
  /** All visible requests are expanded. */
  readonly areAllOpen: boolean;
  readonly columnRules: ColumnRules;
}

/** @source Specification §2: "An expand-all action" */
export const HistoryToolbar = memo(function HistoryToolbar({
  filter,
  onFilter,
  areAllOpen,
  columnRules,
  ...columns
}: HistoryToolbarProps) {
  const dispatch = useDispatch();
  const toggleAll = () => dispatch(allRequestsToggled(!areAllOpen));
  useShortcut(SHORTCUTS.expandAll, toggleAll);
  return (
    <Bar role="search" aria-label={historyTexts.findRequests} data-print="never">
      <Finder filter={filter} onFilter={onFilter} />
      <Right>
        <CompareButton />
        <Button
          title={chordLabel(SHORTCUTS.expandAll.chord)}
          aria-keyshortcuts={SHORTCUTS.expandAll.chord}
          onClick={toggleAll}
        >
          {areAllOpen ? historyTexts.collapseAll : historyTexts.expandAll}
        </Button>
        <ColumnsMenu {...columns} />
        <Button onClick={() => dispatch(exportPressed(columnRules))}>
          <Download aria-hidden size={16} /> {historyTexts.exportCsv}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={16} /> {historyTexts.print}
        </Button>
      </Right>
    </Bar>
  );
});

const Finder = memo(function Finder({ filter, onFilter }: FinderProps) {
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
      <SelectField
        label={historyTexts.status}
        isLabelHidden
        options={choices(historyTexts.allStatuses, statuses, filter.status)}
        value={filter.status}
        onChange={(status) => onFilter({ status })}
      />
      <SelectField
        label={historyTexts.aus}
        isLabelHidden
        options={choices(historyTexts.allAus, services, filter.service)}
        value={filter.service}
        onChange={(service) => onFilter({ service })}
      />
    </>
  );
});

function CompareButton() {
  const dispatch = useDispatch();
  const [one, other] = useSelector(selectCompared);
  const isReady = one !== undefined && other !== undefined;
  const count = Number(one !== undefined) + Number(other !== undefined);
  return (
    <Button
      disabled={!isReady}
      title={isReady ? undefined : historyTexts.selectTwo}
      onClick={() => isReady && dispatch(dialogOpened({ kind: 'compare', itemKeys: [one, other] }))}
    >
      {historyTexts.compareCount(count)}
    </Button>
  );
}

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
  width: 270px;
`;

const Right = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: auto;
`;
