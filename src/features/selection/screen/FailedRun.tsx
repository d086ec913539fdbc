import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { listed } from '@/config/listed';
import * as historyTexts from '@/features/history/texts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { runFailure } from '@/features/selection/rules/runFailure';
import type { SelectionRun } from '@/features/selection/rules/selectionRun';
import { selectFailedRun, selectOverrideChoice } from '@/features/selection/state/selectionSelectors';
import { runPicked } from '@/features/selection/state/selectionSlice';
import * as selectionTexts from '@/features/selection/texts';
import { zonedDateTime } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Delivered } from '@/ui/Delivered';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/Row';
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
      {(areSame ? reasons.slice(0, 1) : reasons).map(({ key, service, text }) => (
        <Words key={key}>
          {!areSame && <span>{`${service}: `}</span>}
          <Delivered text={text} most={2_000} />
        </Words>
      ))}
    </Notice>
  );
}

/** The services' texts contain line breaks. */
const Words = styled.p`
  white-space: pre-wrap;
`;
