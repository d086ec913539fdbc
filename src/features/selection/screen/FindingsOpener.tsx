import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { isSameService } from '@/features/selection/rules/selectionResult';
import type { FindingsDialog } from '@/features/history/state/historyViewSlice';
import { selectRunInView, selectShownResults } from '@/features/selection/state/selectionRuns';
import { selectReliefs } from '@/features/selection/state/selectionSlice';
import { LinkButton } from '@/ui/Button';
import { lazyComponent } from '@/ui/lazyComponent';
import type { HistoryItem } from '@/features/requests/api/contract/history';

interface FindingsOpenerProps {
  readonly item: HistoryItem;
  readonly view: FindingsDialog['view'];
  /** The accessible name, which starts with the visible text. */
  readonly name: string;
  readonly children: ReactNode;
}

const FindingsSheet = lazyComponent(
  async () => (await import('@/features/findings/screen/FindingsSheet')).FindingsSheet,
);

/** Opens the messages of a run over Selection. */
export function FindingsOpener({ item, view, name, children }: FindingsOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton aria-label={name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </LinkButton>
      {isOpen && <Sheet dialog={{ itemKey: item.key, view }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** With what Selection knows: the messages that came with the results, and the borrowers of their relief. */
function Sheet(props: { readonly dialog: Omit<FindingsDialog, 'kind'>; readonly onClose: () => void }) {
  const items = useSelector(selectRunInView)?.items ?? [];
  const results = useSelector(selectShownResults);
  const sent = Object.fromEntries(
    items.map((item) => [item.key, results.find((result) => isSameService(result, item))?.findings]),
  );
  const borrowers = Object.values(useSelector(selectReliefs)).flatMap((relief) =>
    (relief?.value?.borrowers ?? []).map(({ borrowerName }) => borrowerName),
  );
  return <FindingsSheet {...props} sent={sent} borrowers={borrowers} />;
}
