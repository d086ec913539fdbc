import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as fileTexts from '@/config/texts/fileTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import {
  describeOffers,
  type Offer,
  OFFER_KINDS,
  type OfferKind,
  type OfferRow,
  offersOf,
  wordsFor,
} from '@/domain/selection/offers';
import { offersOpened } from '@/features/history/state/overlaysSlice';
import { selectReliefAt } from '@/features/selection/state/reliefSlice';
import { selectRuns } from '@/features/selection/state/selectionRuns';
import { selectResultsOf } from '@/features/selection/state/selectionSlice';
import { orNull, shortDate } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { sharing } from '@/lib/shareStructure';
import { Button } from '@/ui/Button';
import { Delivered } from '@/ui/Delivered';
import { type ListColumn, ListTable } from '@/ui/ListTable';
import { Modal, PrintAlone } from '@/ui/Modal';
import { SelectField } from '@/ui/SelectField';
import { StatusBadge } from '@/ui/StatusBadge';
import { FooterState, RetryButton, SmallPrint } from '@/ui/listParts';

const columnsFor = (kind: OfferKind, services: readonly string[]): ListColumn<OfferRow>[] => [
  { heading: fileTexts.request, label: fileTexts.request, isHeader: true, cell: ({ requestId }) => requestId },
  { heading: fileTexts.sent, cell: ({ requestDate }) => orNull(shortDate(requestDate)) },
  ...services.map((service, column) => ({
    heading: service,
    isWrapped: true,
    cell: ({ offers }: OfferRow) => <OfferCell kind={kind} offer={offers[column] ?? null} />,
  })),
];

/** The answer, and the service's own words if they say more. */
function OfferCell({ kind, offer }: { readonly kind: OfferKind; readonly offer: Offer | null }) {
  if (offer === null) return <Quiet>{fileTexts.notOrdered}</Quiet>;
  const { state, words } = offer;
  const label = wordsFor(kind)[state];
  return (
    <>
      {state === 'yes' || state === 'no' ? (
        <StatusBadge tone={state === 'yes' ? 'info' : 'neutral'} icon={null}>
          {label}
        </StatusBadge>
      ) : (
        <Quiet>{label}</Quiet>
      )}
      {words !== null && words.toLowerCase() !== label && (
        <Words>
          <Delivered text={words} />
        </Words>
      )}
    </>
  );
}

const Quiet = styled.span`
  color: var(--text-secondary);
`;

const Words = styled.span`
  display: block;
  font: var(--type-label);
  color: var(--text-secondary);
`;

const selectOffers = sharing((state: RootState, kind: OfferKind) =>
  offersOf({
    kind,
    runs: selectRuns(state),
    resultsOf: (runId) => selectResultsOf(state, runId),
    reliefOf: (responseId, typeId) => selectReliefAt(state, { responseId, typeId }),
  }),
);

interface OffersDialogProps {
  readonly kind: OfferKind;
  readonly onClose: () => void;
}

/** What each service offered in each run: the appraisal waiver, or one type of relief. */
export function OffersDialog({ kind, onClose }: OffersDialogProps) {
  const dispatch = useDispatch();
  const table = useSelector((state: RootState) => selectOffers(state, kind));
  const states = table.rows.flatMap(({ offers }) => offers.map((offer) => offer?.state));
  const [isRetrying, setIsRetrying] = useState(false);
  const show = (chosen: OfferKind, isRetry: boolean): void => {
    setIsRetrying(isRetry);
    dispatch(offersOpened(chosen));
  };
  const left = states.filter((state) => state === 'pending').length;
  return (
    <Modal
      width="wide"
      title={fileTexts.offersTitle}
      onClose={onClose}
      footer={
        <>
          <FooterState>{left > 0 && fileTexts.offersLoading(left)}</FooterState>
          {(left === 0 ? states.includes('notLoaded') : isRetrying) && (
            <RetryButton isBusy={left > 0} label={fileTexts.tryAgain} onRetry={() => show(kind, true)} />
          )}
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      {table.rows.length === 0 ? (
        <p>{fileTexts.noRuns}</p>
      ) : (
        <>
          <Choice>
            <SelectField
              label={fileTexts.offerKind}
              options={OPTIONS}
              value={String(kind)}
              onChange={(chosen) => show(kindOf(chosen), false)}
            />
          </Choice>
          <Course>
            {describeOffers(kind, table).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Course>
          <Caution>{fileTexts.offersCaution}</Caution>
          <ListTable
            caption={fileTexts.offersCaption(OFFER_KINDS.find((known) => known.kind === kind)?.label ?? '')}
            columns={columnsFor(kind, table.services)}
            rows={table.rows}
          />
        </>
      )}
    </Modal>
  );
}

const OPTIONS = OFFER_KINDS.map(({ kind, label }) => ({ value: String(kind), label }));

const kindOf = (chosen: string): OfferKind => OFFER_KINDS.find(({ kind }) => String(kind) === chosen)?.kind ?? 'waiver';

const Choice = styled.div`
  max-width: 220px;
  margin-bottom: var(--space-3);
`;

/** Keeps its lines while the runs load, so that the table below doesn't move. */
const Course = styled.ul`
  min-height: 40px;
  padding-inline-start: var(--space-4);
`;

const Caution = styled(SmallPrint)`
  padding-block: var(--space-1) var(--space-3);
`;
