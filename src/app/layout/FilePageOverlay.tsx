import { useDispatch, useSelector } from 'react-redux';
import { filePageClosed, selectIsFilePageOpen } from '@/features/history/state/filePageSlice';
import { lazyDialog } from '@/ui/lazyComponent';

const FilePageDialog = lazyDialog(async () => (await import('@/app/filePage/FilePageDialog')).FilePageDialog);

/** The file page joins the state of all screens, so no screen can render it. */
export function FilePageOverlay() {
  const dispatch = useDispatch();
  return useSelector(selectIsFilePageOpen) && <FilePageDialog onClose={() => dispatch(filePageClosed())} />;
}
