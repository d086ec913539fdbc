import * as loanTexts from '@/config/texts/loanTexts';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { money, percent, shortDate } from '@/lib/format';
import { RELIEF_TYPES, type Relief, type ReliefTypeId } from './repAndWarrant';
import { appraisalLine, outcomeParts } from './selectionOutcome';
import { outcomeOf, type SelectionResult } from './selectionResult';

/** One line of the comparison, with a value per result in the order of the results. Null means unknown. */
export interface CompareRow {
  label: string;
  values: (string | null)[];
  isDifferent: boolean;
}

type ReliefOf = (result: SelectionResult, typeId: ReliefTypeId) => Relief | undefined;
type Fact = readonly [label: string, valueOf: (result: SelectionResult) => string | null];

/** Compares the results of one run, line by line. */
export function compareResults(results: readonly SelectionResult[], reliefOf: ReliefOf): CompareRow[] {
  return [...FACTS, ...reliefFacts(reliefOf)].map(([label, valueOf]) => {
    const values = results.map(valueOf);
    return { label, values, isDifferent: new Set(values).size > 1 };
  });
}

const known = (text: string): string | null => (text === '--' ? null : text);
const count = (value: number | null): string | null => (value === null ? null : String(value));

const FACTS: readonly Fact[] = [
  [loanTexts.outcome, outcomeOf],
  [
    selectionTexts.eligibility,
    (result) => outcomeParts(result).find(({ label }) => /eligibility/i.test(label))?.value ?? null,
  ],
  [selectionTexts.appraisal, appraisalLine],
  ['DTI', ({ dti }) => known(percent(dti))],
  ['LTV', ({ ltv }) => known(percent(ltv))],
  ['CLTV', ({ cltv }) => known(percent(cltv))],
  [selectionTexts.fundsToVerify, ({ fundsToVerify }) => known(money(fundsToVerify))],
  [selectionTexts.reservesInMonths, ({ reservesMonths }) => count(reservesMonths)],
  [selectionTexts.conditions, ({ conditionCount }) => count(conditionCount)],
  [loanTexts.product, ({ productMoniker }) => productMoniker],
  [selectionTexts.submission, ({ submissionNumber }) => count(submissionNumber)],
];

const reliefFacts = (reliefOf: ReliefOf): Fact[] =>
  RELIEF_TYPES.flatMap(({ id, label }): Fact[] => [
    [selectionTexts.reliefRow(label), (result) => reliefOf(result, id)?.status ?? null],
    ...(id === EMPLOYMENT
      ? [
          [
            selectionTexts.closeByRow(label),
            (result: SelectionResult) => known(shortDate(reliefOf(result, id)?.closeByDate ?? null)),
          ] as const,
        ]
      : []),
  ]);

/** Only employment relief has a close-by date. */
const EMPLOYMENT = 3;
