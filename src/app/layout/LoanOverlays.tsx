import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { filePageClosed, selectIsFilePageOpen } from '@/features/history/state/overlaysSlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import { FilePageDialog } from './lazyAppDialogs';

/**
 * The file page joins the state of several screens, so no screen can render it. It closes when the user leaves the
 * screen below, for example with Back.
 */
export function LoanOverlays() {
  const dispatch = useDispatch();
  const isFilePageOpen = useSelector(selectIsFilePageOpen);
  const area = useSelector(selectArea);
  const before = useRef(area);
  useLayoutEffect(() => {
    if (before.current !== area) dispatch(filePageClosed());
    before.current = area;
  }, [dispatch, area]);
  return isFilePageOpen ? <FilePageDialog onClose={() => dispatch(filePageClosed())} /> : null;
}
