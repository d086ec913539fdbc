import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { listed } from '@/config/listed';
import * as historyTexts from '@/features/history/texts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { runFailure } from '@/features/selection/rules/runFailure';
import type { SelectionRun } from '@/features/selection/rules/selectionRun';
import { outcomeLine, outcomeTone } from '@/features/selection/rules/selectionResult';
import { selectFailedRun, selectOverrideChoice } from '@/features/selection/state/selectionSelectors';
import { runPicked } from '@/features/selection/state/selectionSlice';
import * as selectionTexts from '@/features/selection/texts';
import { zonedDateTime } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Delivered } from '@/ui/Delivered';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/Row';
import { StatusBadge } from '@/ui/StatusBadge';
import { PHONE } from '@/ui/wide';
import { useRunAgain } from './useRunAgain';

/** What became of the newest order, above the older run that is still in use. @empty nothing if it has a result */
export function FailedRun() {
  const run = useSelector(selectFailedRun);
  return run && <Failure run={run} />;
}

function Failure({ run }: { readonly run: SelectionRun }) {
  const dispatch = useDispatch();
  const link = useRunAgain(run);
  const isChoosing = useSelector(selectOverrideChoice) !== undefined;
  const { reasons, areSame, field, failed } = runFailure(run, useSelector(selectDeployment).ERROR_GUIDE);
  const when = zonedDateTime(run.latestDate);
  return (
    <Notice
      tone="error"
      title={
        failed.length > 0
          ? selectionTexts.runFailed(run.requestId, listed(failed), when)
          : selectionTexts.runWithoutResult(run.requestId, when)
      }
      actions={
        <Row $gap="var(--space-2)">
          {link?.disabledReason === null && (
            // The form of an override has a primary button.
            <Button kind={isChoosing ? 'secondary' : 'primary'} onClick={() => link.open(field)}>
              {field === undefined ? historyTexts.orderAgain : historyTexts.fixField[field]}
            </Button>
          )}
          <Button onClick={() => dispatch(runPicked(run.runId))}>{selectionTexts.showRequest(run.requestId)}</Button>
        </Row>
      }
    >
      {areSame ? (
        <Words>
          <Delivered text={reasons[0]?.text ?? null} most={2_000} />
        </Words>
      ) : (
        <Services>
          {reasons.map(({ result, text }) => (
            <Fragment key={result.key}>
              <dt>
                <b>{result.ausRequestType}</b>{' '}
                <StatusBadge tone={outcomeTone(result)}>
                  <Delivered text={outcomeLine(result)} />
                </StatusBadge>
              </dt>
              <Words as="dd">{text !== result.status && <Delivered text={text} most={2_000} />}</Words>
            </Fragment>
          ))}
        </Services>
      )}
    </Notice>
  );
}

/** Each service with its state, and its words beside them. On a phone, the state is below the service. */
const Services = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: 2px var(--space-3);
  align-items: baseline;
  margin-top: 2px;
  font: var(--type-table);

  > dt > b {
    display: inline-block;
    min-width: 28px;
  }
  .badge {
    padding: 0;
    background: none;
  }

  ${PHONE} {
    > dt > * {
      display: flex;
    }
  }
`;

/** The services' texts contain line breaks. */
const Words = styled.p`
  font: var(--type-table);
  white-space: pre-wrap;
`;
