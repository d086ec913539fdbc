import { styled } from 'styled-components';
import * as offersTexts from '@/config/texts/offersTexts';
import { OFFER_KINDS, wordsFor, type Offer, type offersOf, type OfferKind } from '@/domain/selection/offers';
import { shortDate } from '@/lib/format';
import { ColumnHeadings } from '@/ui/listParts';
import { CardTable } from '@/ui/labeledCards';
import { StatusBadge } from '@/ui/StatusBadge';

interface OffersTableProps {
  readonly kind: OfferKind;
  readonly table: ReturnType<typeof offersOf>;
}

/** A row per run, a column per service. */
export const OffersTable = ({ kind, table: { services, rows } }: OffersTableProps) => (
  <CardTable data-density="compact">
    <caption>{offersTexts.caption(OFFER_KINDS.find((known) => known.kind === kind)?.label ?? '')}</caption>
    <ColumnHeadings headings={[offersTexts.request, offersTexts.sent, ...services]} />
    <tbody>
      {rows.map(({ runId, requestId, requestDate, offers }) => (
        <tr key={runId}>
          <th scope="row" data-label={offersTexts.request}>
            {requestId}
          </th>
          <td data-label={offersTexts.sent}>{shortDate(requestDate)}</td>
          {offers.map((offer, column) => (
            <td key={services[column]} data-label={services[column]} data-wrap>
              {offer === null ? <Quiet>{offersTexts.notOrdered}</Quiet> : <OfferCell kind={kind} offer={offer} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </CardTable>
);

/** The answer, and the service's own words if they say more. */
function OfferCell({ kind, offer: { state, words } }: { readonly kind: OfferKind; readonly offer: Offer }) {
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
      {words !== null && words.toLowerCase() !== label && <Words>{words}</Words>}
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
