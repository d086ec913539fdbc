import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import * as historyTexts from '@/config/texts/historyTexts';
import { isDay, type HistoryFilter } from '@/domain/history/historyFilter';
import { shortDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { lazyDialog } from '@/ui/lazyComponent';
import type { DateChoices } from './DatesSheet';

const DatesSheet = lazyDialog(async () => (await import('./DatesSheet')).DatesSheet);

/** The filter by day. */
export function DatesMenu({ filter, onFilter }: DateChoices) {
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
        {dates ?? historyTexts.dates} <ChevronDown aria-hidden size={16} />
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
