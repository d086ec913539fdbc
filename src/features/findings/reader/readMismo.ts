import {
  addFact,
  addMessage,
  flagOf,
  newRun,
  onlyRun,
  saidOrNull,
  type EngineRun,
  type FactName,
  type FormatReader,
} from './engineRun';
import { Refused } from './findings';

/** The elements of AUTOMATED_UNDERWRITING with facts, at its own level or in its extension. */
const FACTS: ReadonlyMap<string, FactName> = new Map<string, FactName>([
  ['AutomatedUnderwritingCaseIdentifier', 'identifier'],
  ['AutomatedUnderwritingSubmissionCount', 'submission'],
  ['AutomatedUnderwritingDecisionDatetime', 'at'],
  ['AutomatedUnderwritingEvaluationStatusDescription', 'status'],
  ['AutomatedUnderwritingRecommendationDescription', 'recommendation'],
  ['FREPurchaseEligibilityType', 'eligibility'],
]);

const SYSTEM = 'AutomatedUnderwritingSystemType';
const TOTAL = 'FHA_TOTALMortgageScorecardIndicator';
const GROUP = 'AutomatedUnderwritingSystemMessageGroupType';
const TEXT = 'AutomatedUnderwritingSystemMessageDescription';
const SECTION = 'AutomatedUnderwritingSystemMessageSectionIdentifier';
const CODE = 'AutomatedUnderwritingSystemMessageValue';
const DATA = 'DataVersionName';

const LPA_ROOT = 'LPALoanAssessmentServiceResponse';
const UNDERWRITING = 'AUTOMATED_UNDERWRITING';
const MESSAGE = 'AUTOMATED_UNDERWRITING_SYSTEM_RESPONSE_MESSAGE';
const MESSAGES = `${MESSAGE}S`;
/** LPA's extension: several messages in one MESSAGE. */
const ITEM = `${MESSAGE}_ITEM`;

const ENGINES: ReadonlyMap<string | null, string> = new Map([
  ['DesktopUnderwriter', 'DU'],
  ['LoanProspector', 'LPA'],
  ['LoanProductAdvisor', 'LPA'],
]);

type Parts = Partial<Record<typeof TEXT | typeof SECTION | typeof CODE, string>>;

/** Reads MISMO 3.4: LPA 5.x with its extension, and the messages that the schema itself allows. @spec FND-3, FND-4 */
export function readMismo(): FormatReader {
  let deal = newRun(null);
  const deals = [deal];
  /** LPA repeats the request in a DEAL of its own. */
  const requests = new Set<EngineRun>();
  let roots = 0;
  let [isKnown, hasItems, isUnderwriting] = [false, false, false];
  /** The open MESSAGE, or the last one: its group, its own parts, and those of its items. */
  let [group, own, items]: [string | undefined, Parts, Parts[]] = [undefined, {}, []];
  let parts = own;

  const isLpa = () => roots > 0 || hasItems;

  const endMessage = (): void => {
    const isOne = Object.keys(own).length > 0 || (items.length === 0 && group === undefined);
    for (const each of isOne ? [own, ...items] : items)
      addMessage(deal, each[TEXT], { group, section: each[SECTION], messageId: each[CODE] });
    hasItems ||= items.length > 0;
  };

  return {
    texts: new Set([...FACTS.keys(), SYSTEM, TOTAL, GROUP, TEXT, SECTION, CODE, DATA]),
    opened(name) {
      if (name === LPA_ROOT) roots += 1;
      if (name === 'DEAL') deals.push((deal = newRun(null)));
      if (name === UNDERWRITING) isUnderwriting = true;
      if (name === MESSAGE || name === MESSAGES) isKnown = true;
      if (name === MESSAGE) {
        [group, own, items] = [undefined, {}, []];
        parts = own;
      }
      if (name === ITEM) items.push((parts = {}));
    },
    closed(name, text) {
      if (name === UNDERWRITING) isUnderwriting = false;
      if (name === MESSAGE) endMessage();
      if (name === ITEM) parts = own;
      if (name === DATA && text.trim() === 'LPA_REQUEST') requests.add(deal);
      if (isUnderwriting) readFact(deal, name, text);
      if (name === GROUP) group = text;
      // A text in two elements is one message of two lines.
      if (name === TEXT || name === SECTION || name === CODE)
        parts[name] = parts[name] === undefined ? text : `${parts[name]}\n${text}`;
    },
    format: () => (isLpa() ? 'lpa5' : isKnown ? 'mismo34' : undefined),
    run() {
      if (roots > 1) throw new Refused('severalSubmissions');
      const speaking = deals.filter(({ findings, untold }) => findings.length + untold > 0);
      const silent = deals.filter((each) => !requests.has(each) && saysSomething(each));
      const run = onlyRun(speaking.length > 0 || silent.length > 1 ? speaking : silent, null);
      return { ...run, engine: run.engine ?? (isLpa() ? 'LPA' : null) };
    },
  };
}

const saysSomething = ({ engine, facts }: EngineRun): boolean =>
  engine !== null || Object.values(facts).some((fact) => fact !== null);

function readFact(deal: EngineRun, name: string, text: string): void {
  const fact = FACTS.get(name);
  if (fact !== undefined) addFact(deal, fact, text);
  if (name === TOTAL) deal.isTotal = flagOf(text);
  if (name !== SYSTEM) return;
  const system = saidOrNull(text);
  deal.engine = ENGINES.get(system) ?? system;
}
