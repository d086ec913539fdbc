import { CONCERN_KINDS } from '@/config/constants';
import type { CallName } from '@/http/contract/call';
import { FAILURE_KINDS } from '@/lib/failure';
import { CALLS } from './callNames';
import { isOwnScript } from './ownScripts';

export type Rule = (value: string) => boolean;

const oneOf =
  (...values: readonly string[]): Rule =>
  (value) =>
    values.includes(value);
const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value);

export const isCall: Rule = (value) => Object.hasOwn(CALLS, value);
const call: Rule = (value) => isCall(value) || value === 'unknown' || value === 'companion';
export const isFailureKind = oneOf(...FAILURE_KINDS);
const attempt = matching(/^[0-9a-f]{32}$/);
const outcome = oneOf('placed', 'unknown', 'refused', 'found', 'unconfirmed');
const concern = oneOf(...CONCERN_KINDS);
const concerns: Rule = (value) => value.split(',').every(concern);

/**
 * The tracking number of the service, which support needs to find an error: a UUID, hexadecimal, or like
 * `SBX-0123456789`. More zeros come from the padding of a shorter number, which may be a loan's.
 */
const trackingNumber = matching(
  /^(?!.*0{5})(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32}|[A-Z]{3}-(?!00)\d{10})$/i,
);

/** The first part of the name under which a saga or a screen reports an error; a read has the name of its call. */
const AREAS = [
  ...['api', 'area', 'documents', 'history', 'identity', 'loan', 'menu', 'order'],
  ...['override', 'recovery', 'request', 'rootSaga', 'screen', 'selection', 'session', 'signIn'],
  ...['signInAgain', 'expiry', 'filePage', 'part', 'start', 'strip', 'uncaught', 'user', 'read'],
] as const;
type Area = (typeof AREAS)[number] | CallName;

/** Where an error is reported, such as `order` or `order.place`; the first part is sent. */
export type Place = Area | `${Area}.${string}`;
export const where = oneOf(...AREAS, ...Object.keys(CALLS));
export const reference = matching(/^[B-DF-HJ-NP-TV-Z]{4}-[B-DF-HJ-NP-TV-Z]{4}$/);
export const tab = matching(/^[B-DF-HJ-NP-TV-Z]{4}$/);
/** As `release()` has it. */
export const isRelease = matching(/^\d{1,3}\.\d{1,3}\.\d{1,3} \((?:[0-9a-f]{7,12}|unknown)\)$/);

/** By call, the rounded milliseconds of each, with `h` if the tab was hidden and `!` if it failed. */
const durations: Rule = (value) =>
  value.split(';').every((each) => {
    const [name = '', ...times] = each.split(' ');
    return call(name) && times.every((time) => /^(?:\d|[1-9]\d0{0,4})h?!?$/.test(time));
  });

/** The events of the app, and what each may contain. All else is dropped. */
export const eventFields = {
  'signed-in': {},
  'renewal-failed': {},
  'user-lookup-failed': { kind: isFailureKind },
  'address-refused': { what: oneOf('loan', 'menuSection', 'returnPath') },
  'call-failed': { call, kind: isFailureKind, status: matching(/^\d{3}$/), trackingNumber },
  'items-dropped': { call, count: matching(/^\d{1,5}$/) },
  'values-unread': { call, count: matching(/^\d{1,6}$/) },
  'unexpected-error': { where, reference },
  'error-repeated': { reference, count: matching(/^\d{1,5}$/) },
  /** firstScript.js sends it too, with a reference. */
  'code-missing': { script: (value) => isOwnScript(`/assets/${value}`), reference },
  reloaded: {},
  'never-idle': {},
  calls: { durations },
  'order-confirmed': { concerns },
  'order-declined': { concerns },
  'order-sent': { attempt, mode: oneOf('aus', 'credit') },
  'order-answered': { attempt, outcome },
  'order-resolved': { attempt, outcome },
} satisfies Record<string, Record<string, Rule>>;

export type EventName = keyof typeof eventFields;
export type EventField<Name extends EventName = EventName> = { [Each in Name]: keyof (typeof eventFields)[Each] }[Name];

const METRICS = [
  'time-to-usable-screen',
  'first-row',
  'order-round-trip',
  'largest-paint',
  'worst-interaction',
] as const;
export type MetricName = (typeof METRICS)[number];
export const metricNames: readonly string[] = METRICS;

/** The class of an error, such as TypeError or DOMException. */
export const errorName = matching(/^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$|^FailedCall$/);

/** Codes of axios, of OpenID Connect and of the provider's SDK. */
export const errorCodes = oneOf(
  ...['ERR_NETWORK', 'ERR_BAD_RESPONSE', 'ERR_BAD_REQUEST', 'ERR_CANCELED', 'ECONNABORTED', 'ETIMEDOUT', 'INTERNAL'],
  ...['ERR_SIGNED_OUT', 'login_required', 'interaction_required', 'consent_required', 'account_selection_required'],
  ...['access_denied', 'invalid_client', 'invalid_grant', 'invalid_request', 'server_error', 'temporarily_unavailable'],
);
