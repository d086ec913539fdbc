import { Home } from 'lucide-react';
import { styled } from 'styled-components';
import { appraisalLine, outcomeParts, outcomeTone } from '@/domain/selection/selectionOutcome';
import { isLpa, isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import { counted, money, percent } from '@/lib/format';
import { CopyText } from '@/ui/CopyText';
import { DataColumns, type DataItem } from '@/ui/DataColumns';
import { StatusBadge } from '@/ui/StatusBadge';

interface ResultFactsProps {
  readonly result: SelectionResult;
  /** The ratio that the loan application itself shows, in percent. */
  readonly applicationDti: number | null;
  /** The card has room for two columns only. */
  readonly isNarrow: boolean;
}

/** Outcome, identity, appraisal and figures of one result. */
export function ResultFacts({ result, applicationDti, isNarrow }: ResultFactsProps) {
  const appraisal = appraisalLine(result);
  if (!isUsable(result)) return <DataColumns columns={2} items={identityItems(result)} />;
  return (
    <>
      <DataColumns columns={isNarrow ? 2 : 4} items={[...outcomeItems(result), ...identityItems(result)]} />
      {appraisal !== null && (
        <Appraisal data-waived={result.isAppraisalWaived === true}>
          <Home aria-hidden size={16} />
          {appraisal}
        </Appraisal>
      )}
      <DataColumns columns={3} items={figures(result, applicationDti)} />
    </>
  );
}

const outcomeItems = (result: SelectionResult): DataItem[] =>
  outcomeParts(result).map(({ label, value }, index) => ({
    label,
    value: index === 0 ? <StatusBadge tone={outcomeTone(result)}>{value}</StatusBadge> : value,
  }));

const identityItems = (result: SelectionResult): DataItem[] => {
  const what = isLpa(result) ? 'LPA key' : 'CaseFile ID';
  const { casefileId, auLoanIdentifier } = result;
  return [
    { label: what, value: casefileId && <CopyText text={casefileId} what={`${result.service} ${what}`} /> },
    ...(auLoanIdentifier === null
      ? []
      : [
          {
            label: 'LPA loan identifier',
            value: <CopyText text={auLoanIdentifier} what={`${result.service} loan identifier`} />,
          },
        ]),
  ];
};

const figures = (result: SelectionResult, applicationDti: number | null): DataItem[] => [
  { label: 'DTI', value: worded(result.dti, percent) },
  { label: 'LTV', value: worded(result.ltv, percent) },
  { label: 'CLTV', value: worded(result.cltv, percent) },
  { label: 'Funds to verify', value: worded(result.fundsToVerify, money) },
  {
    label: 'Reserves',
    value: worded(result.reservesMonths, (months) => counted(months, 'month')),
  },
  { label: 'Conditions', value: result.conditionCount },
  ...(applicationDti === null || applicationDti === result.dti
    ? []
    : [{ label: 'DTI-1003 (differs)', value: percent(applicationDti) }]),
];

const worded = (value: number | null, inWords: (value: number) => string): string | null =>
  value === null ? null : inWords(value);

const Appraisal = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: flex-start;
  margin-block: var(--space-3);
  padding: var(--space-2) var(--space-3);
  font: var(--type-strong);
  color: var(--neutral);
  background: var(--neutral-bg);
  border-radius: var(--radius-control);

  > svg {
    flex: none;
    margin-top: 2px;
  }
  &[data-waived='true'] {
    color: var(--ok);
    background: var(--ok-bg);
  }
`;
