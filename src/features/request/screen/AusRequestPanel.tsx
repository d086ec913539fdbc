import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import * as historyTexts from '@/config/texts/historyTexts';
import { orderFields } from '@/domain/order/orderFields';
import { rivalOf, SERVICE_OPTIONS, SERVICES } from '@/domain/request/services';
import type { RequestTableHeader } from '@/domain/request/requestSetup';
import { displacedService } from '@/domain/request/serviceRows';
import { presetChosen, selectServiceEdits } from '@/features/request/state/orderDraftSlice';
import { selectOrderedServices } from '@/features/request/state/orderSelectors';
import { partWanted, selectParts, selectTableHeaders } from '@/features/request/state/orderDataSlice';
import { isPending } from '@/lib/remote';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { SkeletonRows } from '@/ui/Skeletons';
import { CardTable } from '@/ui/Table';
import { NARROW } from '@/ui/wide';
import { PartFailure, PartFailures } from './PartFailures';
import { ServiceRowCells } from './ServiceRowCells';
import { OrderSelectField, OrderTextField, OrderTextFields } from './OrderFields';
import { useFieldError, useOrderPart } from './useOrderPart';
import { CARD_ROWS, LABELS_BESIDE, STEADY_ROWS } from './formStyles';

const HEADINGS: Record<RequestTableHeader | 'last_run', string> = {
  aus: 'AUS',
  transaction_type: requestTexts.transactionType,
  identifier: requestTexts.identifier,
  last_run: requestTexts.lastRunHeading,
  availability: requestTexts.availability,
};

export function AusRequestPanel() {
  const services = useOrderPart('services');
  const parts = useSelector(selectParts);
  const headers = useSelector(selectTableHeaders);
  const columns = [...headers.slice(0, 3), 'last_run' as const, ...headers.slice(3)];
  const displaced = displacedService(services, useSelector(selectServiceEdits));
  const rival = displaced && rivalOf(displaced);
  const productError = useFieldError(orderFields.product);
  return (
    <Panel heading={requestTexts.ausHeading} isFlush>
      <Notes>
        <PartFailures of="setup" />
        {productError !== undefined && (
          <div id={orderFields.product} tabIndex={-1}>
            <Notice tone="error">{productError}</Notice>
          </div>
        )}
      </Notes>
      <ServiceTable>
        <caption>{requestTexts.systemsCaption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {HEADINGS[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isPending(parts.requestTypes) ? (
            <tr data-detail>
              <td colSpan={columns.length}>
                <SkeletonRows rows={SERVICE_OPTIONS.length} columns={columns.length} />
              </td>
            </tr>
          ) : (
            services.map((row) => (
              <ServiceRowCells key={row.option} row={row} showsAvailability={headers.includes('availability')} />
            ))
          )}
        </tbody>
      </ServiceTable>
      {displaced && rival && (
        <Notes>
          <Notice>{requestTexts.displaced(SERVICES[displaced].label, SERVICES[rival].label)}</Notice>
        </Notes>
      )}
      <RunFields>
        <PresetFields />
        <OrderTextFields />
      </RunFields>
    </Panel>
  );
}

const RunFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-2) var(--space-4);
  align-items: start;
  padding: 6px var(--space-4);
  border-top: 1px solid var(--border);
  ${LABELS_BESIDE}
`;

const Notes = styled.div`
  padding: 0 var(--space-4);
`;

const ServiceTable = styled(CardTable)`
  && > tbody > tr[data-detail] > td {
    padding: 0;
    background: none;
  }
  ${NARROW} {
    && > tbody > tr[data-detail],
    && > tbody > tr[data-detail] > td {
      display: block;
      height: auto;
    }
  }
  ${STEADY_ROWS}
  ${CARD_ROWS}
  th[data-column='transaction_type'] {
    width: 212px;
  }
  th[data-column='last_run'] {
    width: 144px;
  }
  th[data-column='availability'] {
    width: 104px;
  }
`;

const RECOMMENDED = '';

/** The result to use after the run: the recommended one, or always one service's, for a reason. */
function PresetFields() {
  const dispatch = useDispatch();
  const asked = useSelector(selectOrderedServices);
  const preset = useOrderPart('preset');
  const { value: reasons = [], failure } = useSelector(selectParts).overrideReasons;
  if (asked.length < 2) return null;

  const choose = (value: string): void => {
    const service = SERVICE_OPTIONS.find((option) => option === value);
    dispatch(
      presetChosen(service === undefined ? null : { service, reasonId: null, needsComment: false, comment: '' }),
    );
  };
  return (
    <>
      <SelectField
        label={requestTexts.afterTheRun}
        value={preset?.service ?? RECOMMENDED}
        options={[
          { value: RECOMMENDED, label: requestTexts.useRecommendation },
          ...asked.map(({ option }) => ({
            value: option,
            label: requestTexts.alwaysUse(SERVICES[option].label),
          })),
        ]}
        onChange={choose}
      />
      {preset !== null && (
        <>
          {failure !== undefined && (
            <Wide>
              <PartFailure
                failure={failure}
                what={requestTexts.theReasons}
                onRetry={() => dispatch(partWanted('overrideReasons'))}
              />
            </Wide>
          )}
          <OrderSelectField
            id={orderFields.presetReason}
            label={historyTexts.reason}
            isRequired
            placeholder={historyTexts.chooseReason}
            value={preset.reasonId ?? ''}
            options={reasons.map(({ id, label }) => ({ value: id, label }))}
            onChange={(value) => {
              const reason = reasons.find(({ id }) => id === value);
              const needsComment = reason?.isCommentRequired ?? false;
              dispatch(presetChosen({ ...preset, reasonId: reason?.id ?? null, needsComment }));
            }}
          />
          <OrderTextField
            id={orderFields.presetComment}
            label={historyTexts.comment}
            isRequired={preset.needsComment}
            value={preset.comment}
            onChange={(comment) => dispatch(presetChosen({ ...preset, comment }))}
          />
        </>
      )}
    </>
  );
}

const Wide = styled.div`
  grid-column: 1 / -1;
`;
