import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import * as historyTexts from '@/config/texts/historyTexts';
import { Button } from '@/ui/Button';
import { lazyDialog } from '@/ui/lazyComponent';
import type { ColumnChoices } from './ColumnsSheet';

const ColumnsSheet = lazyDialog(async () => (await import('./ColumnsSheet')).ColumnsSheet);

/** Sets the visible columns and the row density. */
export function ColumnsMenu(choices: ColumnChoices) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Columns3 aria-hidden size={16} /> {historyTexts.columns}
      </Button>
      {isOpen && <ColumnsSheet {...choices} button={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
