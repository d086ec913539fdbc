import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { isChoosable } from '@/domain/selection/override';
import { resultInEffect } from '@/domain/selection/selectionMarks';
import { isSameService, isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { selectOverrideBlock, selectOverrideChoice } from '@/features/selection/state/overrideChoice';
import { selectIsOverrideUnresolved } from '@/features/selection/state/overrideSlice';
import { reliefMessagesOpened, type ReliefRef } from '@/features/selection/state/reliefSlice';
import { Checkbox } from '@/ui/Checkbox';
import { FactRows } from './FactRows';
import { GridTable } from './GridTable';
import { IdentifiersCell, OutcomeCell } from './ResultCells';
import { OverrideForm } from './OverrideForm';
import { RecommendedService } from './RecommendedService';
import { ReliefDrawer } from './ReliefDrawer';
import { ServiceHeading } from './ServiceHeading';
import { type ResultsInView, useGridFacts } from './useGridFacts';

interface DecisionGridProps extends ResultsInView {
  readonly canChoose: boolean;
}

/** The results of a run side by side: a column per service, a row per fact. */
export function DecisionGrid({ run, results, isPreview, isLoading, canChoose }: DecisionGridProps) {
  const dispatch = useDispatch();
  const choice = useSelector(selectOverrideChoice);
  const block = useSelector(selectOverrideBlock);
  const isUnresolved = useSelector(selectIsOverrideUnresolved);
  const facts = useGridFacts({ run, results, isPreview, isLoading });
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const [opened, setOpened] = useState<ReliefRef | null>(null);
  const open = (place: ReliefRef) => {
    setOpened(place);
    dispatch(reliefMessagesOpened(place));
  };
  /** Undefined once a newer run is in view. */
  const openedResult = results.find(({ responseId }) => responseId !== null && responseId === opened?.responseId);
  const inEffect = resultInEffect(results);
  const chosenKey = choice?.chosen.key ?? inEffect?.key;
  const isChosen = ({ key }: SelectionResult) => (results.length > 1 && key === chosenKey) || undefined;
  const differing = facts.filter(({ isDifferent }) => isDifferent);
  const hasFailed = isPreview && !isLoading;
  const isComparable = !hasFailed && results.filter(isUsable).length > 1;
  return (
    <>
      {(isComparable || results.some(({ isRecommended }) => isRecommended)) && (
        <AboveGrid>
          {results.length > 1 && inEffect !== undefined && <strong>{selectionTexts.inUse(inEffect.service)}</strong>}
          <RecommendedService results={results} />
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
      <GridCard {...(canChoose && { role: 'radiogroup', 'aria-label': selectionTexts.resultToUse })}>
        <GridTable $columns={results.length} aria-busy={isLoading}>
          <caption className="visually-hidden">{selectionTexts.gridCaption}</caption>
          <thead>
            <tr>
              <td>
                {isComparable && differing.length > 0 && (
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
                    radio={radioOf(result, canChoose, isPreview || block !== null || isUnresolved)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {canChoose && choice && (
            <tbody data-form>
              <tr>
                <td colSpan={results.length + 1}>
                  <OverrideForm chosen={choice.chosen} issues={choice.issues} warnings={choice.warnings} />
                </td>
              </tr>
            </tbody>
          )}
          <tbody>
            <tr data-outcome>
              <th scope="row">{selectionTexts.outcome}</th>
              {results.map((result) => (
                <td key={result.key} data-chosen={isChosen(result)} data-service={result.service}>
                  <OutcomeCell result={result} item={run.items.find((item) => isSameService(result, item))} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{selectionTexts.identifiers}</th>
              {results.map((result) => (
                <td key={result.key} data-chosen={isChosen(result)} data-service={result.service}>
                  <IdentifiersCell result={result} />
                </td>
              ))}
            </tr>
            {facts.length === 0 && <NoFigures run={run} results={results} hasFailed={hasFailed} />}
            <FactRows
              facts={isOnlyDifferences && isComparable ? differing : facts}
              results={results}
              isChosen={isChosen}
              onOpen={open}
            />
          </tbody>
        </GridTable>
        {isOnlyDifferences && isComparable && differing.length === 0 && (
          <NoDifferences>{selectionTexts.noDifferences}</NoDifferences>
        )}
      </GridCard>
      {opened !== null && openedResult !== undefined && (
        <ReliefDrawer place={opened} service={openedResult.service} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

interface NoFiguresProps {
  readonly run: SelectionRun;
  readonly results: readonly SelectionResult[];
  readonly hasFailed: boolean;
}

/** One row in the place of the facts, instead of a missing value in each. */
function NoFigures({ run, results, hasFailed }: NoFiguresProps) {
  const text = runStateOf(run) === 'processing' ? selectionTexts.noFiguresYet : selectionTexts.noFigures;
  return (
    <tr>
      <th scope="row">{selectionTexts.figures}</th>
      <td colSpan={results.length}>{hasFailed ? selectionTexts.figuresNotLoaded : text}</td>
    </tr>
  );
}

const radioOf = (result: SelectionResult, canChoose: boolean, isBlocked: boolean) => {
  if (!canChoose) return 'none';
  return isBlocked || !isChoosable(result) ? 'disabled' : 'enabled';
};

const AboveGrid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  min-height: 24px;
  margin-bottom: var(--space-2);

  > span:last-child[data-print] {
    /* The count arrives later and may grow: the checkbox stays where it is. */
    min-width: 168px;
    margin-inline-start: auto;
  }
`;

const GridCard = styled.div`
  /* Contains the table's visually hidden text, which would widen the page. */
  position: relative;
  margin-bottom: var(--space-3);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
`;

const Legend = styled.small`
  float: inline-end;
`;

const NoDifferences = styled.p`
  padding: var(--space-2) var(--space-4);
  color: var(--text-secondary);
`;
