import { CONDITION_TOPICS, type Verdict } from '@sandbox/world/verdict';
import { dtiOf, ltvOf, type Facts } from '@sandbox/world/facts';
import type { ServiceRun } from '@sandbox/world/model';
import { isDu } from '@sandbox/world/services';
import { hash } from '@sandbox/world/random';
import type { Ordered } from '@sandbox/world/ordered';

type Topic = keyof typeof PLACES;

/** What the engines say in the sandbox: its own rules in our own words. */
export interface EngineMessage {
  topic: Topic;
  /** The made-up part of its id: each engine puts its own before it. */
  number: string;
  text: string;
  rows?: readonly (readonly string[])[];
}

/** LPA's section, and DU's number of a category: 3 and 4 ask for documents. */
export const PLACES = {
  outcome: { section: 'GeneralMessages', prefix: 'FGM', category: 1 },
  failure: { section: 'GeneralMessages', prefix: 'FGM', category: 1 },
  ratios: { section: 'CreditandLiabilities', prefix: 'FCL', category: 2 },
  reason: { section: 'GeneralMessages', prefix: 'FGM', category: 2 },
  highDebts: { section: 'CreditandLiabilities', prefix: 'FCL', category: 2 },
  reserves: { section: 'AssetsandReserves', prefix: 'FAR', category: 2 },
  thinReserves: { section: 'AssetsandReserves', prefix: 'FAR', category: 2 },
  funds: { section: 'AssetsandReserves', prefix: 'FAR', category: 3 },
  income: { section: 'EmploymentandIncome', prefix: 'FEI', category: 3 },
  employment: { section: 'EmploymentandIncome', prefix: 'FEI', category: 3 },
  relief: { section: 'GeneralMessages', prefix: 'FGM', category: 5 },
  lien: { section: 'CreditandLiabilities', prefix: 'FCL', category: 3 },
  occupancy: { section: 'PropertyandAppraisal', prefix: 'FPA', category: 4 },
  appraisal: { section: 'PropertyandAppraisal', prefix: 'FPA', category: 4 },
  inspection: { section: 'PropertyandAppraisal', prefix: 'FPA', category: 4 },
  estimate: { section: 'PropertyandAppraisal', prefix: 'FPA', category: 2 },
  secondOpinion: { section: 'PropertyandAppraisal', prefix: 'FPA', category: 2 },
  shortForm: { section: 'PropertyandAppraisal', prefix: 'FPA', category: 2 },
  waiver: { section: 'PropertyandAppraisal', prefix: 'FPA', category: 2 },
  insurance: { section: 'PropertyandAppraisal', prefix: 'FPA', category: 4 },
  title: { section: 'PropertyandAppraisal', prefix: 'FPA', category: 4 },
  observation: { section: 'GeneralMessages', prefix: 'FGM', category: 5 },
  figures: { section: 'GeneralMessages', prefix: 'FGM', category: 5 },
} as const;

const TOPICS = Object.keys(PLACES) as Topic[];
/** Whether LPA repeats the message on its checklist. */
export const isOnChecklist = ({ topic }: EngineMessage): boolean => CONDITION_TOPICS.some((each) => each === topic);

/** Reasons and observations have an id for each wording, whatever its figures and names. */
const OF_WORDING: readonly Topic[] = ['reason', 'observation'];
const FIRST_OF_WORDING = 100;

const message = (topic: Topic, text: string, wording = text): EngineMessage => ({
  topic,
  number: String(
    OF_WORDING.includes(topic)
      ? FIRST_OF_WORDING + (hash(wording.replace(/[\d.,]+/g, '')) % 900)
      : TOPICS.indexOf(topic) + 1,
  ).padStart(3, '0'),
  text,
});

/** Returns what a service says about a request. @empty [] for a request that it didn't judge */
export function engineMessages({ run }: Ordered, { outcome, ausId }: ServiceRun): EngineMessage[] {
  if (outcome.kind === 'verdict')
    return [...messagesOf(outcome.verdict, run.facts), ...(isDu(ausId) ? [figuresOf(run.facts)] : [])];
  return outcome.kind === 'error' && outcome.text !== '' ? [message('failure', outcome.text)] : [];
}

const HIGH_DTI = 43;
const FEW_RESERVES = 5;
const HIGH_LTV = 78;
const LOW_LTV = 77;

const messagesOf = (verdict: Verdict, facts: Facts): EngineMessage[] => [
  message('outcome', `The result of this submission is ${verdict.recommendation}.`),
  message(
    'ratios',
    `Debts are ${dtiOf(facts).toFixed(2)} % of the income, the loan is ${ltvOf(facts).toFixed(2)} % of the value.`,
  ),
  ...(dtiOf(facts) > HIGH_DTI
    ? [message('highDebts', `Debts above ${HIGH_DTI} % need a letter that explains them.`)]
    : []),
  ...verdict.reasons.map((reason) => message('reason', reason)),
  message('reserves', `Reserves of ${facts.reservesMonths} months were counted.`),
  ...(facts.reservesMonths < FEW_RESERVES
    ? [message('thinReserves', `Reserves below ${FEW_RESERVES} months: show where they come from.`)]
    : []),
  ...verdict.conditions.map(({ topic, text }) => message(topic, text)),
  ...(verdict.waiver.isOffered ? [message('waiver', `${verdict.waiver.text}.`)] : []),
  ...(ltvOf(facts) > HIGH_LTV
    ? [message('secondOpinion', `A loan above ${HIGH_LTV} % of the value needs a second opinion of it.`)]
    : []),
  ...(ltvOf(facts) <= LOW_LTV
    ? [message('shortForm', `The short form is enough for a loan of at most ${LOW_LTV} % of the value.`)]
    : []),
  ...(facts.valueBasis === 'Estimated' ? [message('estimate', 'The value of the property is an estimate.')] : []),
  ...verdict.reliefs.flatMap(({ type, borrowers }) =>
    borrowers
      .filter(({ status }) => status !== 'Not Requested')
      .map(({ borrowerName, status }) => message('relief', `${type} relief for ${borrowerName}: ${status}.`)),
  ),
  ...verdict.findings.map(({ type, name, borrowerName }) => {
    const wording = `${type}: ${name}`;
    return message('observation', borrowerName === '' ? `${wording}.` : `${wording}, ${borrowerName}.`, wording);
  }),
];

/** DU has tables in its messages. */
const figuresOf = (facts: Facts): EngineMessage => ({
  ...message('figures', 'These figures were submitted:'),
  rows: [
    ['Figure', 'Submitted'],
    ['Loan amount', dollars(facts.loanAmount)],
    ['Value', dollars(facts.value)],
    ['Monthly income', dollars(facts.monthlyIncome)],
    ['Monthly debts', dollars(facts.monthlyDebts)],
    ['Rate', `${facts.rate} %`],
  ],
});

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
