import {
  addFacts,
  addMessage,
  newRun,
  onlyRun,
  saidText,
  type Attributes,
  type EngineRun,
  type FactName,
  type FormatReader,
  flagOf,
} from './engineRun';

/** Elements of the codified findings with facts in their attributes. */
const DU_FACTS: ReadonlyMap<string, Readonly<Record<string, FactName>>> = new Map<string, Record<string, FactName>>([
  [
    'ResponseHeader',
    {
      UnderwritingSubmissionNumber: 'submission',
      UnderwritingEngineName: 'engineVersion',
      UnderwritingResultsDateTime: 'at',
    },
  ],
  ['Casefile', { FNMCaseIdentifier: 'identifier' }],
  ['RecommendationCode', { UnderwritingRecommendationDescription: 'recommendation' }],
]);

/** Reads DU's codified findings. Only the lender's wording counts, not the consumer's. @spec FND-3, FND-7 */
export function readDu(): FormatReader {
  const runs: EngineRun[] = [];
  let run: EngineRun | undefined;
  let message: Attributes | undefined;
  /** The lines of the open message's wording for the lender, and the cells of the open row. */
  let lines: (string | string[])[] = [];
  let cells: string[] | undefined;
  let isForLender = false;

  return {
    texts: new Set(),
    opened(name, attributes) {
      if (name === 'CodifiedFindings') runs.push((run = newRun('DU')));
      if (run === undefined) return;
      addFacts(run, DU_FACTS.get(name) ?? {}, attributes);
      if (name === 'Message') [message, lines] = [attributes, []];
      if (name === 'LenderMessageText') isForLender = true;
      if (!isForLender) return;
      const said = saidText(attributes['MessageText'] ?? '');
      if (name === 'Line') lines.push(said);
      if (name === 'TableRow') lines.push((cells = []));
      if (name === 'Column') cells?.push(said);
    },
    closed(name) {
      if (name === 'CodifiedFindings') run = undefined;
      if (name === 'LenderMessageText') isForLender = false;
      if (name !== 'Message' || run === undefined || message === undefined) return;
      const fields = {
        section: message['MessageCategoryTypeCode'],
        messageId: message['MessageIdentifier'],
        severity: message['MessageSeverityTypeCode'],
      };
      addMessage(run, lines.map(lineOf).join('\n'), fields, lines.every(isText) ? undefined : lines);
      message = undefined;
    },
    format: () => (runs.length > 0 ? 'du' : undefined),
    run: () => onlyRun(runs, 'DU'),
  };
}

const isText = (line: string | string[]): boolean => typeof line === 'string';

const lineOf = (line: string | string[]): string => (typeof line === 'string' ? line : line.join('\t'));

/** The attributes of LOAN_FEEDBACK with facts. */
const LPA_FACTS: Readonly<Record<string, FactName>> = {
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
        addFacts(run, LPA_FACTS, attributes);
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
