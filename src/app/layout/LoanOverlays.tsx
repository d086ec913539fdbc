import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  filePageClosed,
  offersClosed,
  selectIsFilePageOpen,
  selectOfferKind,
} from '@/features/history/state/overlaysSlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import { FilePageDialog, OffersDialog } from './lazyAppDialogs';

/**
 * The file page, and the list of waiver and relief: both join the state of several screens, so no screen can render
 * them. They close when the user leaves the screen below, for example with Back.
 */
export function LoanOverlays() {
  const dispatch = useDispatch();
  const isFilePageOpen = useSelector(selectIsFilePageOpen);
  const offerKind = useSelector(selectOfferKind);
  const area = useSelector(selectArea);
  const before = useRef(area);
  useLayoutEffect(() => {
    if (before.current !== area) for (const close of [filePageClosed, offersClosed]) dispatch(close());
    before.current = area;
  }, [dispatch, area]);
  return (
    <>
      {isFilePageOpen && <FilePageDialog onClose={() => dispatch(filePageClosed())} />}
      {offerKind !== null && <OffersDialog kind={offerKind} onClose={() => dispatch(offersClosed())} />}
    </>
  );
}
