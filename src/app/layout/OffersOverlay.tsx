import { useDispatch, useSelector } from 'react-redux';
import { offersClosed, selectOfferKind } from '@/features/history/state/offersSlice';
import { lazyDialog } from '@/ui/lazyComponent';

const OffersDialog = lazyDialog(async () => (await import('@/app/offers/OffersDialog')).OffersDialog);

/** The list of waiver and relief joins the state of History and Selection, so neither can render it. */
export function OffersOverlay() {
  const dispatch = useDispatch();
  const kind = useSelector(selectOfferKind);
  return kind !== null && <OffersDialog kind={kind} onClose={() => dispatch(offersClosed())} />;
}
