import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { CONTRACT_VERSION, FEATURES, type FeatureName } from './features';
import { findingsOf, isNote, type CallRecord, type Finding } from './findings';
import type { Records } from './ask';

export const CALL_NAMES = Object.keys(calls) as CallName[];
export const FEATURE_NAMES = Object.keys(FEATURES) as FeatureName[];

export interface CallVerdict {
  call: CallName;
  method: string;
  path: string;
  /**
   * `not asked for`: no feature of --features needs it. `not tried`: a change, without --allow-orders. `not reached`:
   * the answers before lack what it needs.
   */
  state: 'fits' | 'problems' | 'not reached' | 'not tried' | 'not asked for';
  asked: number;
  findings: Finding[];
}

export interface FeatureVerdict {
  feature: FeatureName;
  title: string;
  state: 'lit' | 'dark' | 'not tried' | 'not asked for';
  /** What is missing, as call and field. */
  lacks: string[];
}

export interface Verdict {
  contract: string;
  isFit: boolean;
  score: { calls: Share; features: Share };
  calls: CallVerdict[];
  features: FeatureVerdict[];
}

interface Share {
  good: number;
  of: number;
}

interface Scope {
  areOrdersAllowed: boolean;
  /** The features that must be lit, and whose calls must fit. */
  features?: readonly FeatureName[] | undefined;
}

const LEFT_OUT: readonly string[] = ['not tried', 'not asked for'];

/** Judges what was recorded. */
export function verdictOf(records: Records, { areOrdersAllowed, features = FEATURE_NAMES }: Scope): Verdict {
  const inScope = callsOf(features);
  const isTried = (name: CallName): boolean => !isChange(name) || areOrdersAllowed;
  const callVerdicts = CALL_NAMES.map((name) =>
    inScope.has(name) ? callVerdict(records[name], isTried(name)) : unasked(name),
  );
  const featureVerdicts = FEATURE_NAMES.map((name): FeatureVerdict =>
    features.includes(name)
      ? featureVerdict(name, records, isTried)
      : { feature: name, title: FEATURES[name].title, state: 'not asked for', lacks: [] },
  );
  const counted = callVerdicts.filter(({ state }) => !LEFT_OUT.includes(state));
  const wanted = featureVerdicts.filter(({ state }) => !LEFT_OUT.includes(state));
  const fit = counted.filter(({ state }) => state === 'fits').length;
  const lit = wanted.filter(({ state }) => state === 'lit').length;
  return {
    contract: CONTRACT_VERSION,
    isFit: fit === counted.length && lit === wanted.length,
    score: { calls: { good: fit, of: counted.length }, features: { good: lit, of: wanted.length } },
    calls: callVerdicts,
    features: featureVerdicts,
  };
}

export const isChange = (name: CallName): boolean => calls[name].kind === 'order' || calls[name].kind === 'change';

export const needsOf = (feature: FeatureName): [CallName, readonly string[]][] =>
  Object.entries(FEATURES[feature].needs) as [CallName, readonly string[]][];

/** The calls that at least one of the features needs. */
export const callsOf = (features: readonly FeatureName[]): Set<CallName> =>
  new Set(features.flatMap((feature) => needsOf(feature).map(([name]) => name)));

function unasked(call: CallName): CallVerdict {
  const { method, path } = calls[call];
  return { call, method, path, state: 'not asked for', asked: 0, findings: [] };
}

function callVerdict(record: CallRecord, isTried: boolean): CallVerdict {
  const { method, path } = calls[record.name];
  const findings = findingsOf(record);
  const judged = findings.every(isNote) ? 'fits' : 'problems';
  const unreached = isTried ? 'not reached' : 'not tried';
  return {
    call: record.name,
    method,
    path,
    state: record.asked === 0 ? unreached : judged,
    asked: record.asked,
    findings,
  };
}

function featureVerdict(feature: FeatureName, records: Records, isTried: (name: CallName) => boolean): FeatureVerdict {
  const { title } = FEATURES[feature];
  if (![...callsOf([feature])].every(isTried)) return { feature, title, state: 'not tried', lacks: [] };
  const lacks = needsOf(feature).flatMap(([name, fields]) => lacksOf(records[name], fields));
  return { feature, title, state: lacks.length === 0 ? 'lit' : 'dark', lacks };
}

function lacksOf(record: CallRecord, fields: readonly string[]): string[] {
  const { name, asked, used } = record;
  if (asked === 0) return [`${name}: not reached`];
  if (used === 0) return [`${name}: no usable answer`];
  return fields
    .filter((names) => !names.split('|').some((path) => isSent(record, path)))
    .map((names) => `${name}: ${names.replaceAll('|', ' or ')}`);
}

/** Whether at least one answer has a usable value. A path that ends in `[]` is a list with an item. */
function isSent({ sheet: { fields, lists } }: CallRecord, path: string): boolean {
  const [flag, wanted] = path.split('=');
  if (flag !== undefined && wanted === 'true') return (fields.get(flag)?.yes ?? 0) > 0;
  if (!path.endsWith('[]')) return (fields.get(path)?.usable ?? 0) > 0;
  const { items = 0, dropped = 0 } = lists.get(path) ?? {};
  return items > dropped;
}
