import { inSentence, shortText } from '@/lib/shortText';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/features/selection/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import {
  isOverridden,
  reasonsFor,
  resultInEffect,
  scoredReason,
  shortReasons,
} from '@/features/selection/rules/selectionMarks';
import { changeInEffect, whyChosen } from '@/features/selection/rules/overrideLog';
import type { SelectionRun } from '@/features/selection/rules/selectionRun';
import { selectCurrentRun, selectFailedRun, selectVisibleLog } from '@/features/selection/state/selectionSelectors';
import { outcomeLine, isUsable } from '@/features/selection/rules/selectionResult';
import { selectRecommendations } from '@/features/selection/state/selectionSlice';
import { shortDate } from '@/lib/format';
import { Button, LinkButton } from '@/ui/Button';
import { Delivered } from '@/ui/Delivered';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';
import { Stack } from '@/ui/Stack';
import { StatusBadge } from '@/ui/StatusBadge';
import { Table } from '@/ui/Table';
import { NARROW, PHONE } from '@/ui/wide';
import type { SelectionResult } from '@/features/selection/api/contract/selection';

interface ServiceInUseProps {
  readonly run: SelectionRun;
  readonly results: readonly SelectionResult[];
}

/**
 * The service in use, who chose it against the recommendation and why, and the recommended one with its reasons. After
 * a newer run that failed, also of which run.
 */
export function ServiceInUse({ run, results }: ServiceInUseProps) {
  const logs = useSelector(selectVisibleLog);
  const isCurrent = useSelector(selectCurrentRun) === run;
  const isStill = useSelector(selectFailedRun) !== undefined && isCurrent;
  const inEffect = resultInEffect(results);
  const change = changeInEffect(logs, results);
  const isByChoice = isOverridden(results, change);
  const isSaid = inEffect !== undefined && (results.length > 1 || isStill);
  return (
    <>
      {isSaid && (
        <InUse data-outcome={shortText(outcomeLine(inEffect) ?? '') || undefined}>
          {inUseLine(inEffect, {
            run: isStill ? run : undefined,
            isOverridden: isByChoice,
            author: change?.overriddenBy ?? null,
          })}
        </InUse>
      )}
      {isByChoice && change !== undefined && <Why>{whyChosen(change)}</Why>}
      <RecommendedService results={results} isOverridden={isByChoice} isMarked={!isSaid || !inEffect.isRecommended} />
    </>
  );
}

interface InUseAbout {
  readonly run: SelectionRun | undefined;
  readonly isOverridden: boolean;
  readonly author: string | null;
}

function inUseLine({ ausRequestType: service, isRecommended }: SelectionResult, about: InUseAbout): string {
  const { run, isOverridden, author } = about;
  if (run !== undefined) return selectionTexts.stillInUse(service, run.requestId, shortDate(run.latestDate));
  if (isOverridden) return selectionTexts.inUseByOverride(service, author);
  return isRecommended ? selectionTexts.inUseAsRecommended(service) : selectionTexts.inUse(service);
}

const Why = styled.span`
  overflow-wrap: anywhere;
`;

/** In a narrow window, the grid's outcomes may be below the fold. A separator would end the line where it wraps. */
const InUse = styled.strong`
  overflow-wrap: anywhere;

  ${NARROW} {
    &[data-outcome]::after {
      font-weight: 400;
      content: '\\2002 ' attr(data-outcome);
    }
  }
`;

interface RecommendedServiceProps extends Pick<ServiceInUseProps, 'results'> {
  readonly isOverridden: boolean;
  /** False where the line before says it. */
  readonly isMarked: boolean;
}

function RecommendedService({ results, isOverridden, isMarked }: RecommendedServiceProps) {
  const recommendations = useSelector(selectRecommendations);
  const [isOpen, setOpen] = useState(false);
  const recommended = results.find(({ isRecommended }) => isRecommended);
  if (recommended === undefined) return null;
  const reasons = shortReasons(recommended, results, recommendations);
  const close = () => setOpen(false);
  return (
    <>
      {isMarked && (
        <StatusBadge tone="recommended">
          {selectionTexts[isOverridden ? 'wasRecommended' : 'isRecommended'](recommended.ausRequestType)}
        </StatusBadge>
      )}
      <Reason>{reasons.map(inSentence).join(' · ')}</Reason>
      <LinkButton data-print="never" onClick={() => setOpen(true)}>
        {selectionTexts.allReasons}
      </LinkButton>
      {isOpen && (
        <Modal
          title={selectionTexts.whyRecommended(recommended.ausRequestType)}
          onClose={close}
          footer={<Button onClick={close}>{uiTexts.close}</Button>}
        >
          <Stack>
            {[recommended, ...results.filter((result) => result !== recommended && isUsable(result))].map((result) => (
              <section key={result.key}>
                <Heading level={3} size="strong">
                  {result.ausRequestType}
                </Heading>
                <Reasons service={result.ausRequestType} reasons={reasonsFor(result, recommendations)} />
              </section>
            ))}
          </Stack>
        </Modal>
      )}
    </>
  );
}

/**
 * Has the rest of its line from the start: reasons load later and have any length. "All reasons" shows them whole; on a
 * phone, nothing else does.
 */
const Reason = styled.span`
  @media screen {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${NARROW} {
    flex-basis: 100%;
  }
  ${PHONE} {
    position: absolute;
    width: 1px;
    clip-path: inset(50%);
  }
`;

function Reasons({ service, reasons }: { readonly service: string; readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return <p>{selectionTexts.noReasons}</p>;
  const scored = reasons.map(scoredReason);
  const hasPoints = scored.some(({ points }) => points !== null);
  const total = scored.reduce((sum, { points }) => sum + (points ?? 0), 0);
  return (
    <Table data-density="compact">
      <caption>{selectionTexts.reasonsOf(service)}</caption>
      <tbody>
        {scored.map(({ text, points }, index) => (
          <tr key={index}>
            <th scope="row" data-wrap>
              <Delivered text={text} most={1_000} />
            </th>
            {hasPoints && <td data-align="end">{points !== null && selectionTexts.points(points)}</td>}
          </tr>
        ))}
        {hasPoints && (
          <tr>
            <th scope="row">
              <b>{selectionTexts.total}</b>
            </th>
            <td data-align="end">
              <b>{selectionTexts.points(total)}</b>
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
