import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, selectIsFilePageOpen } from '@/features/history/state/dialogSlice';
import { FilePageDialog } from './lazyAppDialogs';

/** The file page joins the state of several screens, so no screen can render it. */
export function LoanOverlays() {
  const dispatch = useDispatch();
  return useSelector(selectIsFilePageOpen) ? <FilePageDialog onClose={() => dispatch(dialogClosed())} /> : null;
}
