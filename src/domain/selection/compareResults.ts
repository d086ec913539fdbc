import { money, percent, shortDate } from '@/lib/format';
import { RELIEF_TYPES, type Relief, type ReliefTypeId } from './repAndWarrant';
import { appraisalLine, outcomeParts } from './selectionOutcome';
import { outcomeOf, type SelectionResult } from './selectionResult';

/** One line of the comparison: a value for each result, in their order. Null means not known. */
export interface CompareRow {
  label: string;
  values: (string | null)[];
  isDifferent: boolean;
}

type ReliefOf = (result: SelectionResult, typeId: ReliefTypeId) => Relief | undefined;
type Fact = readonly [label: string, valueOf: (result: SelectionResult) => string | null];

/** The results of one run side by side, line by line. */
export function compareResults(results: readonly SelectionResult[], reliefOf: ReliefOf): CompareRow[] {
  return [...FACTS, ...reliefFacts(reliefOf)].map(([label, valueOf]) => {
    const values = results.map(valueOf);
    return { label, values, isDifferent: new Set(values).size > 1 };
  });
}

const known = (text: string): string | null => (text === '--' ? null : text);
const count = (value: number | null): string | null => (value === null ? null : String(value));

const FACTS: readonly Fact[] = [
  ['Outcome', outcomeOf],
  ['Eligibility', (result) => outcomeParts(result).find(({ label }) => /eligibility/i.test(label))?.value ?? null],
  ['Appraisal', appraisalLine],
  ['DTI', ({ dti }) => known(percent(dti))],
  ['LTV', ({ ltv }) => known(percent(ltv))],
  ['CLTV', ({ cltv }) => known(percent(cltv))],
  ['Funds to verify', ({ fundsToVerify }) => known(money(fundsToVerify))],
  ['Reserves (months)', ({ reservesMonths }) => count(reservesMonths)],
  ['Conditions', ({ conditionCount }) => count(conditionCount)],
  ['Product', ({ productMoniker }) => productMoniker],
  ['Submission', ({ submissionNumber }) => count(submissionNumber)],
];

const reliefFacts = (reliefOf: ReliefOf): Fact[] =>
  RELIEF_TYPES.flatMap(({ id, label }): Fact[] => [
    [`${label} relief`, (result) => reliefOf(result, id)?.status ?? null],
    ...(id === EMPLOYMENT
      ? [
          [
            `${label} close-by`,
            (result: SelectionResult) => known(shortDate(reliefOf(result, id)?.closeByDate ?? null)),
          ] as const,
        ]
      : []),
  ]);

/** Only employment relief ends on a date. */
const EMPLOYMENT = 3;
