import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HistoryColumn } from '@/domain/history/historyColumns';
import type { TablePreferences } from '@/features/history/useTablePreferences';
import { Button } from '@/ui/Button';
import { lazyDialog } from '@/ui/lazyPiece';

export interface ColumnsMenuProps {
  readonly allColumns: readonly HistoryColumn[];
  readonly preferences: TablePreferences;
  readonly onPreferences: (changes: Partial<TablePreferences>) => void;
}

const ColumnsSheet = lazyDialog(async () => (await import('./ColumnsSheet')).ColumnsSheet);

/** Which columns show and how close the rows stand; remembered. */
export function ColumnsMenu(choices: ColumnsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Columns3 aria-hidden size={16} /> Columns
      </Button>
      {isOpen && <ColumnsSheet {...choices} button={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
