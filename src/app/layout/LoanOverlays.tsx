import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import {
  filePageClosed,
  offersClosed,
  selectIsFilePageOpen,
  selectOfferKind,
} from '@/features/history/state/overlaysSlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import { lazyDialog } from '@/ui/lazyComponent';

const FilePageDialog = lazyDialog(
  appTexts.missingParts.filePage,
  async () => (await import('@/features/file/filePage/FilePageDialog')).FilePageDialog,
);

type Close = typeof filePageClosed | typeof offersClosed;

/** Closes a dialog when the user leaves its screen, for example with Back. */
function useCloseOnLeaving(close: Close): void {
  const dispatch = useDispatch();
  const area = useSelector(selectArea);
  const before = useRef(area);
  useLayoutEffect(() => {
    if (before.current !== area) dispatch(close());
    before.current = area;
  }, [dispatch, close, area]);
}

/** The file page joins the state of all screens, so no screen can render it. */
export function FilePageOverlay() {
  const dispatch = useDispatch();
  useCloseOnLeaving(filePageClosed);
  return useSelector(selectIsFilePageOpen) && <FilePageDialog onClose={() => dispatch(filePageClosed())} />;
}

const OffersDialog = lazyDialog(
  appTexts.missingParts.offers,
  async () => (await import('@/features/file/offers/OffersDialog')).OffersDialog,
);

/** The list of waiver and relief joins the state of History and Selection, so neither can render it. */
export function OffersOverlay() {
  const dispatch = useDispatch();
  useCloseOnLeaving(offersClosed);
  const kind = useSelector(selectOfferKind);
  return kind !== null && <OffersDialog kind={kind} onClose={() => dispatch(offersClosed())} />;
}
