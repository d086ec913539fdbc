import { useDispatch, useSelector } from 'react-redux';
import { isSameService } from '@/features/selection/rules/selectionResult';
import { dialogClosed, type FindingsDialog, selectOpenDialog } from '@/features/runs/dialogSlice';
import { FindingCodesDialog } from '@/features/runs/FindingCodesDialog';
import { selectRunInView, selectShownResults } from '@/features/selection/state/selectionSelectors';
import { selectReliefs } from '@/features/selection/state/selectionSlice';
import { lazyComponent } from '@/ui/lazyComponent';

const FindingsSheet = lazyComponent(
  async () => (await import('@/features/findings/screen/FindingsSheet')).FindingsSheet,
);

export function SelectionDialogs() {
  const dispatch = useDispatch();
  const dialog = useSelector(selectOpenDialog);
  const items = useSelector(selectRunInView)?.items ?? [];
  const onClose = () => dispatch(dialogClosed());
  if (dialog?.kind === 'findings') return <Findings dialog={dialog} onClose={onClose} />;
  const item = dialog?.kind === 'findingCodes' ? items.find(({ key }) => key === dialog.itemKey) : undefined;
  return item && <FindingCodesDialog item={item} onClose={onClose} />;
}

/** With what Selection knows: the messages that came with the results, and the borrowers of their relief. */
function Findings(props: { readonly dialog: FindingsDialog; readonly onClose: () => void }) {
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
