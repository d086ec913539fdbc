import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { isLpa, type SelectionResult } from '@/domain/selection/selectionResult';
import { CopyText } from '@/ui/CopyText';
import { MissingValue } from '@/ui/MissingValue';

/** The ids of a result. No id breaks across lines. */
export function IdentifiersCell({ result }: { readonly result: SelectionResult }) {
  const { service, casefileId, auLoanIdentifier } = result;
  const what = isLpa(result) ? selectionTexts.lpaKey : selectionTexts.casefileId;
  return (
    <Ids>
      <span>
        {what}{' '}
        {casefileId === null ? (
          <MissingValue />
        ) : (
          <CopyText text={casefileId} what={selectionTexts.identifierOf(service, what)} />
        )}
      </span>
      {auLoanIdentifier !== null && (
        <span>
          {selectionTexts.lpaLoanIdentifier}{' '}
          <CopyText text={auLoanIdentifier} what={selectionTexts.loanIdentifier(service)} />
        </span>
      )}
    </Ids>
  );
}

const Ids = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: center;
  font: var(--type-label);
  color: var(--text-secondary);

  > span > span {
    white-space: nowrap;
  }
`;
