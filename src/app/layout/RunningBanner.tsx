import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { limited } from '@/config/listed';
import { paths } from '@/config/paths';
import * as laterTexts from '@/config/texts/laterTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import * as runsTexts from '@/features/runs/rules/texts';
import { runningRequest } from '@/features/runs/rules/runningRequest';
import { historyWanted, selectHistoryItems, selectIsRunLong } from '@/features/runs/historySlice';
import { notificationsWanted, selectOffersNotifications } from '@/features/preferences/preferencesSlice';
import { isLongerThanBefore, NEWS_MARKS } from '@/features/runs/rules/tabNews';
import { selectTabNews } from '@/features/runs/tabNewsSelector';
import { elapsedSince } from '@/lib/format';
import { selectArea } from '@/reads/readState';
import { LinkButton } from '@/ui/Button';
import { FocusAround } from '@/ui/FocusAround';
import { Row } from '@/ui/Row';
import { useNow } from '@/ui/useNow';
import { PHONE } from '@/ui/wide';
import { RUN_STRIP_ID } from './runStripId';

/** What runs for the loan, beside the tabs of every screen, so that all three say the same. */
export function RunningBanner({ loanId }: { readonly loanId: string }) {
  const dispatch = useDispatch();
  const items = useSelector(selectHistoryItems);
  const isLong = useSelector(selectIsRunLong);
  const isOffered = useSelector(selectOffersNotifications);
  const area = useSelector(selectArea);
  const running = runningRequest(items);
  const now = useNow(running === undefined ? null : undefined);
  if (running === undefined) return <FinishedRun loanId={loanId} />;
  const { requestId, services, others } = running;
  const target = running.isUnderwriting ? 'selection' : 'history';
  const isOverdue = services.some(({ state, sentOn }) => state === 'runs' && isLongerThanBefore(items, sentOn, now));
  return (
    <Line as="section" $gap="0 var(--space-3)" aria-label={laterTexts.runningRequest}>
      <strong>{laterTexts.requestRuns(requestId)}</strong>
      {services.map(({ key, name, state, sentOn }) => (
        <span key={key}>
          <span>{name}</span>{' '}
          <Elapsed>{state === 'runs' ? (elapsedSince(sentOn, now) ?? laterTexts.runs) : state}</Elapsed>
        </span>
      ))}
      {isOverdue && <span>{runsTexts.longerThanBefore}</span>}
      {others > 0 && <span>{uiTexts.andMore(others)}</span>}
      {isLong && (
        <>
          <span>{runsTexts.noLongerChecked}</span>
          <FocusAround>
            <LinkButton title={runsTexts.longRunAsked} onClick={() => dispatch(historyWanted())}>
              {runsTexts.keepChecking}
            </LinkButton>
          </FocusAround>
        </>
      )}
      {isOffered && (
        <FocusAround>
          <LinkButton data-print="never" onClick={() => dispatch(notificationsWanted())}>
            {runsTexts.notifyMe}
          </LinkButton>
        </FocusAround>
      )}
      {area !== target && <Link to={paths[target].href(loanId)}>{laterTexts.viewRun}</Link>}
    </Line>
  );
}

/** What came of the last run, until the user has looked at it. */
function FinishedRun({ loanId }: { readonly loanId: string }) {
  const news = useSelector(selectTabNews);
  const area = useSelector(selectArea);
  if (news.kind === 'running' || news.kind === 'rest') return null;
  const target = news.isUnderwriting ? 'selection' : 'history';
  return (
    <Line
      as="section"
      id={RUN_STRIP_ID}
      $gap="0 var(--space-3)"
      data-kind={news.kind}
      aria-label={laterTexts.finishedRequest}
    >
      <span>
        <strong aria-hidden>{NEWS_MARKS[news.kind]}</strong>{' '}
        <span>{limited(news.outcomes.length > 0 ? news.outcomes : [news.text]).join(' · ')}</span>
      </span>
      {area !== target && <Link to={paths[target].href(loanId)}>{laterTexts.viewRun}</Link>}
    </Line>
  );
}

const Elapsed = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Line = styled(Row)`
  font: var(--type-table);
  color: var(--info);

  /* On a phone, it takes the room that is kept for the expiry dates. */
  ${PHONE} {
    align-content: center;
    min-height: 33px;
    font-size: 0.75rem;
    line-height: 0.9375rem;
  }

  &[data-kind='done'] {
    color: var(--ok);
  }
  &[data-kind='failed'] {
    color: var(--error);
  }
  &[data-kind='partial'] {
    color: var(--warn);
  }
`;
