import {
  addFacts,
  addMessage,
  flagOf,
  newRun,
  onlyRun,
  type EngineRun,
  type FactName,
  type FormatReader,
} from './engineRun';

/** The attributes of LOAN_FEEDBACK with facts. */
const FACTS: Readonly<Record<string, FactName>> = {
  LoanProspectorKeyIdentifier: 'identifier',
  LoanProspectorSubmissionNumber: 'submission',
  LoanProspectorEvaluationDate: 'at',
  LoanProspectorEvaluationStatusDescription: 'status',
  LoanProspectorCreditRiskClassificationDescription: 'recommendation',
  FREPurchaseEligibilityDescription: 'eligibility',
};

/** Reads LPA 4.8, whose messages are attributes. @spec FND-3 */
export function readLpa4(): FormatReader {
  const runs: EngineRun[] = [];
  let run: EngineRun | undefined;
  let group: string | undefined;
  let isKnown = false;

  return {
    texts: new Set(),
    opened(name, attributes) {
      if (name === 'SERVICE_ORDER_RESPONSE' || name === 'LOAN_FEEDBACK') isKnown = true;
      if (name === 'LOAN_FEEDBACK') {
        runs.push((run = newRun('LPA')));
        addFacts(run, FACTS, attributes);
        run.isTotal = flagOf(attributes['FRE_HUDScoredIndicator']);
      }
      if (name === 'LOAN_PROCESSING_MESSAGE') group = attributes['_Type'];
      if (name === 'FEEDBACK_MESSAGE' && run !== undefined)
        addMessage(run, attributes['MessageText'], {
          group,
          section: attributes['MessageSection'],
          messageId: attributes['MessageCode'],
        });
    },
    closed(name) {
      if (name === 'LOAN_PROCESSING_MESSAGE') group = undefined;
      if (name === 'LOAN_FEEDBACK') run = undefined;
    },
    format: () => (isKnown ? 'lpa4' : undefined),
    run: () => onlyRun(runs, 'LPA'),
  };
}
