import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/features/selection/texts';
import { areReliefsDifferent, decisionFacts } from '@/features/selection/rules/decisionFacts';
import { isChoosable } from '@/features/selection/rules/override';
import { RELIEF_TYPES } from '@/features/selection/rules/repAndWarrant';
import { resultInEffect } from '@/features/selection/rules/selectionMarks';
import { isSameService, isUsable } from '@/features/selection/rules/selectionResult';
import { isProcessing } from '@/features/runs/rules/historyItem';
import { runStateOf, type SelectionRun } from '@/features/selection/rules/selectionRun';
import {
  selectFailedRun,
  selectOverrideBlock,
  selectOverrideChoice,
} from '@/features/selection/state/selectionSelectors';
import { selectIsOverrideBusy } from '@/features/selection/state/overrideSlice';
import { reliefAmong } from '@/features/selection/state/reliefPlaces';
import { type Reliefs, selectReliefs } from '@/features/selection/state/selectionSlice';
import { Checkbox } from '@/ui/Checkbox';
import { Skeleton } from '@/ui/Skeletons';
import { StatusText } from '@/ui/StatusText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { SelectionResult } from '@/features/selection/api/contract/selection';
import { AwaitedRows } from './AwaitedRows';
import { FactCell, type GridFact } from './FactCell';
import { differenceIn, isSteady, reliefRow } from './gridRows';
import { AboveGrid, GridCard, GridTable } from './GridTable';
import { IdentifiersCell, OutcomeCell } from './ResultCells';
import { OverrideForm } from './OverrideForm';
import { ServiceInUse } from './RecommendedService';
import { ServiceHeading } from './ServiceHeading';

interface DecisionGridProps {
  readonly run: SelectionRun;
  readonly results: readonly SelectionResult[];
  /** The results come from the history, because they are loading or could not be loaded. */
  readonly isPreview: boolean;
  readonly isLoading: boolean;
  readonly canChoose: boolean;
}

export function DecisionGrid({ run, results, isPreview, isLoading, canChoose }: DecisionGridProps) {
  const choice = useSelector(selectOverrideChoice);
  const block = useSelector(selectOverrideBlock);
  const isBusy = useSelector(selectIsOverrideBusy);
  const isRunning = runStateOf(run) === 'processing' || results.some(isProcessing);
  const waits = isRunning && run.isMulti;
  // A user who saw the run end keeps the order of the rows. Marks tell which of them differ.
  const [seenRunning, setSeenRunning] = useState<string>();
  if (isRunning && seenRunning !== run.runId) setSeenRunning(run.runId);
  const facts = gridFacts(results, useSelector(selectReliefs), { isLoading, isInOrder: seenRunning === run.runId });
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const inEffect = resultInEffect(results);
  const chosenKey = choice?.chosen.key ?? inEffect?.key;
  const isChosen = ({ key }: SelectionResult) => (results.length > 1 && key === chosenKey) || undefined;
  const itemOf = (result: SelectionResult) => run.items.find((item) => isSameService(result, item));
  const differing = facts.filter(({ isDifferent }) => isDifferent);
  const hasFailedSince = useSelector(selectFailedRun) !== undefined;
  const hasFailed = isPreview && !isLoading;
  const isAwaited = facts.length === 0 && isRunning && !hasFailed;
  const isComparable = !hasFailed && results.filter(isUsable).length > 1;
  /** Without radio buttons and marks, a narrow window names each service beside its outcome alone. */
  const isHeadless =
    !canChoose && results.length > 1 && !results.some(({ isRecommended, isSelected }) => isRecommended || isSelected);
  /** Between two results; a third would need a base. */
  const areBothUsable = results.length === 2 && results.every(isUsable);
  /** A column from the start of a run on, so that its end moves nothing. */
  const hasDifferences = areBothUsable || (results.length === 2 && isRunning);
  return (
    <>
      {(isComparable || waits || hasFailedSince || results.some(({ isRecommended }) => isRecommended)) && (
        <AboveGrid $gap="var(--space-1) var(--space-2)">
          <ServiceInUse {...{ run, results }} />
          {/* In the line that says which is in use as soon as one is, so that the grid stays where it is. */}
          {waits && inEffect === undefined && (
            <span role="status" data-live-announcer>
              <StatusText>{selectionTexts.waitForAll}</StatusText>
            </span>
          )}
          {isComparable && (
            <span data-print="never">
              <Checkbox
                label={selectionTexts.onlyDifferences(isLoading ? '' : ` (${differing.length})`)}
                isChecked={isOnlyDifferences}
                onChange={setOnlyDifferences}
              />
            </span>
          )}
        </AboveGrid>
      )}
      <GridCard
        data-awaits={isAwaited || undefined}
        {...(canChoose && { role: 'radiogroup', 'aria-label': selectionTexts.resultToUse })}
      >
        <GridTable $columns={results.length} aria-busy={isLoading} data-headless={isHeadless || undefined}>
          <caption className="visually-hidden">{selectionTexts.gridCaption}</caption>
          <thead>
            <tr>
              <td>
                {isComparable && !areBothUsable && differing.length > 0 && (
                  <Legend aria-hidden data-print="never">
                    {selectionTexts.differsMark}
                  </Legend>
                )}
              </td>
              {results.map((result) => (
                <th key={result.key} scope="col" data-chosen={isChosen(result)}>
                  <ServiceHeading
                    result={result}
                    results={results}
                    isChosen={result.key === chosenKey}
                    radio={radioOf(result, canChoose, isPreview || block !== null || isBusy)}
                  />
                </th>
              ))}
              {areBothUsable ? (
                <th scope="col" data-difference>
                  {selectionTexts.difference}
                </th>
              ) : (
                hasDifferences && <td data-difference />
              )}
            </tr>
          </thead>
          {canChoose && choice && (
            <tbody data-form>
              <tr>
                <td colSpan={results.length + (hasDifferences ? 2 : 1)}>
                  <OverrideForm choice={choice} />
                </td>
              </tr>
            </tbody>
          )}
          <tbody>
            <GridRow
              data-outcome
              label={selectionTexts.outcome}
              difference={hasDifferences ? '' : undefined}
              {...{ results, isChosen }}
              cell={(result) => <OutcomeCell result={result} item={itemOf(result)} />}
            />
            <GridRow
              data-steady
              label={selectionTexts.identifiers}
              difference={hasDifferences ? '' : undefined}
              {...{ results, isChosen }}
              cell={(result) => <IdentifiersCell result={result} />}
            />
            {facts.length === 0 &&
              (isAwaited ? (
                <AwaitedRows columnCount={results.length} hasDifferences={hasDifferences} />
              ) : (
                <tr data-figures>
                  <th scope="row">{selectionTexts.figures}</th>
                  <td colSpan={results.length + (hasDifferences ? 1 : 0)}>
                    {hasFailed ? selectionTexts.figuresNotLoaded : selectionTexts.noFigures}
                  </td>
                </tr>
              ))}
            {(isOnlyDifferences && isComparable ? differing : facts).map((fact, at) => (
              <GridRow
                // Rows come in another order then: no row moves, all are new.
                key={isLoading ? `place ${at}` : fact.id}
                data-steady={isSteady(fact.id) || undefined}
                label={fact.label}
                isDifferent={fact.isDifferent}
                difference={hasDifferences ? differenceIn(fact, results) : undefined}
                {...{ results, isChosen }}
                cell={(result) =>
                  isLoading ? <Skeleton width="40%" /> : <FactCell {...{ fact, result }} item={itemOf(result)} />
                }
              />
            ))}
          </tbody>
        </GridTable>
        {isOnlyDifferences && isComparable && differing.length === 0 && (
          <NoDifferences>{selectionTexts.noDifferences}</NoDifferences>
        )}
      </GridCard>
    </>
  );
}

/** The rows below the identifiers. @empty no rows while no result has a figure */
function gridFacts(
  results: readonly SelectionResult[],
  reliefs: Reliefs,
  { isLoading, isInOrder }: Record<'isLoading' | 'isInOrder', boolean>,
): GridFact[] {
  const facts = decisionFacts(results);
  const usable = results.filter(isUsable);
  // History already shows which services have none.
  if (isLoading && usable.length === 0) return [];
  if (!isLoading && usable.every(({ responseId }) => responseId === null))
    return facts.some(({ valueOf }) => usable.some((result) => valueOf(result) !== null)) ? facts : [];
  const reliefFacts = RELIEF_TYPES.map(({ id, label }) => ({
    ...reliefRow(id, label),
    name: label.toLowerCase(),
    isDifferent: areReliefsDifferent(usable.map(({ responseId }) => reliefAmong(reliefs, responseId, id))),
  }));
  if (isInOrder || usable.length < 2) return [...facts, ...reliefFacts];
  // Relief loads later, and its rows stay where they are: above all that is equal, because it may differ.
  return [
    ...facts.filter(({ isDifferent }) => isDifferent),
    ...reliefFacts,
    ...facts.filter(({ isDifferent }) => !isDifferent),
  ];
}

interface GridRowProps {
  readonly 'data-outcome'?: true;
  /** The cells' badges and buttons load later. */
  readonly 'data-steady'?: true | undefined;
  readonly label: string;
  readonly isDifferent?: boolean;
  /** Undefined without a column for it. */
  readonly difference?: string | undefined;
  readonly results: readonly SelectionResult[];
  readonly isChosen: (result: SelectionResult) => true | undefined;
  readonly cell: (result: SelectionResult) => ReactNode;
}

/**
 * A row that differs between the services is tinted, and says so to screen readers. Its difference, or a sign, is
 * shown.
 */
const GridRow = ({ label, isDifferent = false, difference, results, isChosen, cell, ...rest }: GridRowProps) => (
  <tr {...rest} data-different={isDifferent || undefined}>
    <th scope="row">
      <span>{label}</span>
      {isDifferent && (
        <>
          {difference === undefined && <span aria-hidden> ≠</span>}
          <VisuallyHidden>{` ${selectionTexts.differs}`}</VisuallyHidden>
        </>
      )}
    </th>
    {results.map((result) => (
      <td key={result.key} data-chosen={isChosen(result)} data-service={result.ausRequestType}>
        {cell(result)}
      </td>
    ))}
    {difference !== undefined && <td data-difference={selectionTexts.difference}>{difference}</td>}
  </tr>
);

const radioOf = (result: SelectionResult, canChoose: boolean, isBlocked: boolean) => {
  if (!canChoose) return 'none';
  return isBlocked || !isChoosable(result) ? 'disabled' : 'enabled';
};

const Legend = styled.small`
  float: inline-end;
`;

const NoDifferences = styled.p`
  padding: var(--space-2) var(--space-4);
  color: var(--text-secondary);
`;
