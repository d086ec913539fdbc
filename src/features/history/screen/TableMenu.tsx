import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import * as historyTexts from '@/config/texts/historyTexts';
import { Button } from '@/ui/Button';
import { lazyDialog } from '@/ui/lazyComponent';
import type { TableChoices } from './TableSheet';

const TableSheet = lazyDialog(async () => (await import('./TableSheet')).TableSheet);

/** What is done with the table as a whole: columns, density, export and print. */
export function TableMenu(choices: TableChoices) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {historyTexts.tableTools} <ChevronDown aria-hidden size={16} />
      </Button>
      {isOpen && <TableSheet {...choices} button={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
