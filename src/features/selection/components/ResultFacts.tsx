import { Home } from 'lucide-react';
import { styled } from 'styled-components';
import { appraisalLine, outcomeParts } from '@/domain/selectionOutcome';
import { isLpa, isUsable, outcomeOf, type SelectionResult } from '@/domain/selectionResult';
import { statusTone } from '@/domain/statusTone';
import { money, percent } from '@/lib/format';
import { CopyText } from '@/ui/CopyText';
import { DataColumns, type DataItem } from '@/ui/DataColumns';
import { StatusBadge } from '@/ui/StatusBadge';

interface ResultFactsProps {
  readonly result: SelectionResult;
  /** The ratio that the loan application itself shows, in percent. */
  readonly applicationDti: number | null;
}

/** Outcome, identity, appraisal and figures of one result. */
export function ResultFacts({ result, applicationDti }: ResultFactsProps) {
  const appraisal = appraisalLine(result);
  return (
    <>
      <DataColumns columns={2} items={[...outcomeItems(result), ...identityItems(result)]} />
      {appraisal !== null && (
        <Appraisal data-waived={result.isAppraisalWaived === true}>
          <Home aria-hidden size={16} />
          {appraisal}
        </Appraisal>
      )}
      {isUsable(result) && <DataColumns columns={3} items={figures(result, applicationDti)} />}
    </>
  );
}

const outcomeItems = (result: SelectionResult): DataItem[] =>
  outcomeParts(result).map(({ label, value }, index) => ({
    label,
    value: index === 0 ? <StatusBadge tone={toneOf(result)}>{value}</StatusBadge> : value,
  }));

const toneOf = (result: SelectionResult) =>
  statusTone([outcomeOf(result), result.purchaseEligibility].filter((word) => word !== null).join(' '));

const identityItems = (result: SelectionResult): DataItem[] => {
  const what = isLpa(result) ? 'LPA key' : 'CaseFile ID';
  const { casefileId, auLoanIdentifier } = result;
  return [
    { label: what, value: casefileId && <CopyText text={casefileId} what={`${result.service} ${what}`} /> },
    ...(auLoanIdentifier === null ? [] : [{ label: 'LPA loan identifier', value: auLoanIdentifier }]),
  ];
};

const figures = (result: SelectionResult, applicationDti: number | null): DataItem[] => [
  { label: 'DTI', value: result.dti === null ? null : percent(result.dti) },
  { label: 'LTV', value: result.ltv === null ? null : percent(result.ltv) },
  { label: 'CLTV', value: result.cltv === null ? null : percent(result.cltv) },
  { label: 'Funds to verify', value: result.fundsToVerify === null ? null : money(result.fundsToVerify) },
  { label: 'Reserves', value: result.reservesMonths === null ? null : `${result.reservesMonths} months` },
  { label: 'Conditions', value: result.conditionCount },
  ...(applicationDti === null || applicationDti === result.dti
    ? []
    : [{ label: 'DTI-1003 (differs)', value: percent(applicationDti) }]),
];

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
