import { Home } from 'lucide-react';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { appraisalLine, outcomeParts, outcomeTone } from '@/domain/selection/selectionOutcome';
import { isLpa, isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import { counted, money, percent } from '@/lib/format';
import { CopyText } from '@/ui/CopyText';
import { DataColumns, type DataItem } from '@/ui/DataColumns';
import { StatusBadge } from '@/ui/StatusBadge';

interface ResultFactsProps {
  readonly result: SelectionResult;
  /** The DTI ratio of the loan application itself, in percent. */
  readonly applicationDti: number | null;
  /** The card has room for only two columns. */
  readonly isNarrow: boolean;
}

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
  const what = isLpa(result) ? selectionTexts.lpaKey : selectionTexts.casefileId;
  const { casefileId, auLoanIdentifier } = result;
  return [
    { label: what, value: casefileId && <CopyText text={casefileId} what={`${result.service} ${what}`} /> },
    ...(auLoanIdentifier === null
      ? []
      : [
          {
            label: selectionTexts.lpaLoanIdentifier,
            value: <CopyText text={auLoanIdentifier} what={selectionTexts.loanIdentifier(result.service)} />,
          },
        ]),
  ];
};

const figures = (result: SelectionResult, applicationDti: number | null): DataItem[] => [
  { label: 'DTI', value: worded(result.dti, percent) },
  { label: 'LTV', value: worded(result.ltv, percent) },
  { label: 'CLTV', value: worded(result.cltv, percent) },
  { label: selectionTexts.fundsToVerify, value: worded(result.fundsToVerify, money) },
  {
    label: selectionTexts.reserves,
    value: worded(result.reservesMonths, (months) => counted(months, 'month')),
  },
  { label: selectionTexts.conditions, value: result.conditionCount },
  ...(applicationDti === null || applicationDti === result.dti
    ? []
    : [{ label: selectionTexts.dtiDiffers, value: percent(applicationDti) }]),
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
