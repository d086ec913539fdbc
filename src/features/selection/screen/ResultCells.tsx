import { shallowEqual, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { limited } from '@/config/listed';
import * as appTexts from '@/config/texts/appTexts';
import * as historyTexts from '@/features/history/texts';
import * as selectionTexts from '@/features/selection/texts';
import { movesLine, runMoves } from '@/features/history/rules/compareRuns';
import { selectPreviousRuns } from '@/features/runs/historySlice';
import { canReadFindings } from '@/features/runs/rules/canReadFindings';
import { findingsDocument } from '@/features/runs/rules/historyItem';
import {
  outcomeLine,
  outcomeTone,
  problemText,
  stepTone,
  isLpa,
  resultStateOf,
} from '@/features/selection/rules/selectionResult';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { ErrorText } from '@/features/findings/screen/ErrorMeaning';
import { FindingCodesLink, FindingsLink } from '@/features/runs/DialogLink';
import { selectFailedRun, selectResultMoves, selectRunCure } from '@/features/selection/state/selectionSelectors';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { capitalized } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { selectReading } from '@/features/findings/state/findingsSlice';
import { useRead } from '@/reads/useRead';
import { CopyText } from '@/ui/CopyText';
import { Delivered, MissingValue } from '@/ui/Delivered';
import { Elapsed } from '@/ui/Elapsed';
import { lazyComponent } from '@/ui/lazyComponent';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/Row';
import { StatusBadge } from '@/ui/StatusBadge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PHONE } from '@/ui/wide';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { SelectionResult } from '@/features/selection/api/contract/selection';

interface OutcomeCellProps {
  readonly result: SelectionResult;
  readonly item: HistoryItem | undefined;
}

export function OutcomeCell({ result, item }: OutcomeCellProps) {
  const state = resultStateOf(result);
  const problem = problemText(result);
  const privileges = useSelector(selectPrivileges);
  const hasCure = useSelector(selectRunCure) !== undefined;
  // An older error doesn't stand out beside the newer one's.
  const hasFailedSince = useSelector(selectFailedRun) !== undefined;
  // The history can be ahead of the results: the link comes with the outcome, not above the steps.
  const isReadable = state !== 'processing' && item !== undefined && canReadFindings(item, privileges);
  const readable = isReadable ? item : undefined;
  return (
    <>
      <Row $gap="0 var(--space-3)">
        <StatusBadge tone={outcomeTone(result)} isHeadline>
          <Delivered text={outcomeLine(result)} />
        </StatusBadge>
        {state === 'processing' && <Elapsed since={result.requestDate} />}
        {/* An outcome on soft credit is not yet one to rely on. */}
        {item?.isGseSoftCreditPull === true && (
          <StatusBadge tone="warn" icon={null}>
            {selectionTexts.softCredit}
          </StatusBadge>
        )}
      </Row>
      {/* In a line of their own, so that they are in the same place whatever the outcome. */}
      <Row $gap="6px var(--space-3)" data-print="never">
        {readable !== undefined && <FindingsLink item={readable} />}
        {result.findingsDocumentId !== null && (
          <DocumentButton wanted={findingsDocument(result, result.findingsDocumentId)}>
            {readable === undefined ? historyTexts.findingsPdf : historyTexts.pdf}
          </DocumentButton>
        )}
        {state !== 'processing' && item?.ausDataSet?.hasDuFindingCodes === true && <FindingCodesLink item={item} />}
      </Row>
      {state === 'usable' && item !== undefined && <SinceBefore item={item} />}
      {state === 'processing' && <ServiceProgress result={result} />}
      {problem !== null && hasFailedSince && (
        <Since as="div">
          <p>{capitalized(appTexts.requestName(result.requestId))}:</p>
          <ErrorText text={problem} isMeaningHidden />
        </Since>
      )}
      {problem !== null && !hasFailedSince && (
        <Problem>
          <Notice tone={state === 'failed' ? 'error' : 'warning'}>
            <ErrorText text={problem} isMeaningHidden={hasCure} />
          </Notice>
        </Problem>
      )}
    </>
  );
}

/** How many changes a cell names; History has all. */
const NAMED_CHANGES = 3;

/** What differs from the same system's run before. @empty nothing for a first run */
function SinceBefore({ item }: { readonly item: HistoryItem }) {
  const previous = useSelector(selectPreviousRuns).get(item.key);
  const found = runMoves(item, previous);
  const answered = useSelector((state: RootState) => selectResultMoves(state, item, previous), shallowEqual);
  const isRead = useSelector((state: RootState) => selectReading(state, item.key) !== undefined);
  if (found === undefined) return null;
  return (
    <Since>
      <span>{movesLine({ ...found, moves: limited([...found.moves, ...answered], NAMED_CHANGES) })}</span>
      {isRead && <NewMessages item={item} isInSentence />}
    </Since>
  );
}

const NewMessages = lazyComponent(async () => (await import('@/features/findings/screen/NewMessages')).NewMessages);

const Since = styled.p`
  font: var(--type-label);
  color: var(--text-secondary);
  overflow-wrap: anywhere;
`;

const Problem = styled.div`
  margin-top: var(--space-1);
`;

function ServiceProgress({ result }: Pick<OutcomeCellProps, 'result'>) {
  const steps = useRead('steps', result.requestId).value ?? [];
  return (
    <Progress>
      {steps.length > 0 && (
        <Steps as="ol" $gap="2px" aria-label={selectionTexts.stepsOf(result.ausRequestType)}>
          {steps.map((step, index) => (
            <li key={index}>
              <StatusBadge tone={stepTone(step)}>
                <Delivered text={step.name} />
                <VisuallyHidden>{` ${step.state}`}</VisuallyHidden>
              </StatusBadge>
            </li>
          ))}
        </Steps>
      )}
    </Progress>
  );
}

/** As high as the badges of its steps, which load later, and no higher than the links that take its place. */
const Progress = styled.div`
  min-height: 22px;
  margin-block: -2px;
`;

/** On a phone in one line: a mark for each step that is done, and the name of the one that runs. */
const Steps = styled(Row)`
  list-style: none;

  ${PHONE} {
    && [data-tone='neutral'],
    && [data-tone='ok'] > span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** The ids of a result. No id breaks across lines. */
export function IdentifiersCell({ result }: { readonly result: SelectionResult }) {
  const { ausRequestType: service, casefileId, auLoanIdentifier } = result;
  const what = isLpa(result) ? selectionTexts.lpaKey : selectionTexts.casefileId;
  return (
    <Ids $gap="0 var(--space-3)">
      <span>
        <span>{what}</span>{' '}
        {casefileId === null ? (
          <MissingValue />
        ) : (
          <CopyText text={casefileId} what={selectionTexts.identifierOf(service, what)} />
        )}
      </span>
      {auLoanIdentifier !== null && (
        <span>
          <span>{selectionTexts.lpaLoanIdentifier}</span>{' '}
          <CopyText text={auLoanIdentifier} what={selectionTexts.loanIdentifier(service)} />
        </span>
      )}
    </Ids>
  );
}

const Ids = styled(Row)`
  font: var(--type-label);
  color: var(--text-secondary);

  > span > span {
    white-space: nowrap;
  }
`;
