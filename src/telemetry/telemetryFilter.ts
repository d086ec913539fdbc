import { SESSION_CLOSED_OUTSIDE } from '@/config/messages';
import { readLoanPath } from '@/config/loanPath';
import { release, tabCode } from '@/lib/reference';
import { messageLeft } from './messages';
import { framesOf } from './ownScripts';
import type { Moment } from './telemetry';
import {
  errorCodes,
  errorName,
  eventFields,
  isRelease,
  metricNames,
  reference,
  type Rule,
  tab,
  where,
} from './telemetryNames';

/** The parts of an envelope that can contain data of the page. */
export interface Envelope {
  baseType?: string;
  baseData?: Fields;
  data?: Fields;
  ext?: Fields;
  tags?: unknown;
}

type Fields = Record<string, unknown>;

/**
 * Rewrites an envelope in place so that it contains only listed names, codes, numbers and the SDK's random ids: no text
 * of the page or of an error is sent. Every check looks at a text of limited length once.
 * @param moment of what waited for the SDK @empty false for an envelope to drop @source docs/security.md, R-25
 */
export function allowEnvelope(item: Envelope, moment?: Moment): boolean {
  // The SDK sends a view half a second late.
  const viewed = item.baseType === 'PageviewData' ? item.baseData?.['uri'] : undefined;
  const page = pageOf(viewed ?? moment?.pathname ?? window.location.pathname);
  const given = { ...asFields(item.baseData?.['properties']), ...asFields(item.data) };
  const base = rebuild(item.baseType, asFields(item.baseData));
  if (base === undefined) return false;
  item.baseData = base;
  item.data = { ...propertiesOf(item.baseType, base, given), ...pageProperties(page.name) };
  if ('properties' in base) base['properties'] = item.data;
  // The SDK takes the time from there.
  if (moment !== undefined) base['startTime'] = moment.time;
  item.ext = extensionsOf(asFields(item.ext), page.uri);
  item.tags = isRelease(release()) ? [{ 'ai.application.ver': release() }] : [];
  return true;
}

function rebuild(type: string | undefined, base: Fields): Fields | undefined {
  switch (type) {
    case 'EventData':
      return Object.hasOwn(eventFields, String(base['name'])) ? { name: base['name'] } : undefined;
    case 'MetricData':
      return metricNames.includes(String(base['name'])) ? { name: base['name'], ...numbersOf(base) } : undefined;
    case 'MessageData':
      return base['message'] === SESSION_CLOSED_OUTSIDE ? { message: base['message'], ...numbersOf(base) } : undefined;
    case 'PageviewData':
      return { ...pageOf(base['uri']), ...numbersOf(base) };
    case 'ExceptionData':
      // The SDK recognizes its exceptions by these fields.
      return {
        ver: '4.0',
        properties: {},
        ...numbersOf(base),
        exceptions: asList(base['exceptions']).slice(0, 5).map(exceptionOf),
      };
    default:
      return undefined;
  }
}

const fieldsOf = (event: unknown): Readonly<Record<string, Rule>> =>
  typeof event === 'string' && Object.hasOwn(eventFields, event) ? eventFields[event as keyof typeof eventFields] : {};

function propertiesOf(type: string | undefined, base: Fields, given: Fields): Fields {
  const rules: Readonly<Record<string, Rule>> =
    type === 'EventData' ? fieldsOf(base['name']) : { code: errorCodes, where, reference, hidden: isHidden };
  return pick(
    given,
    Object.keys(rules),
    (value, name) => typeof value === 'string' && value.length <= LONGEST && rules[name]?.(value) === true,
  );
}

/** Of the durations of a minute's calls. */
const LONGEST = 4_000;
const isHidden: Rule = (value) => value === 'true';

/** On every envelope: the code that the user sees in the footer, and the screen. */
const pageProperties = (screen: string): Fields => ({ ...(tab(tabCode()) && { tab: tabCode() }), screen });

const PAGES = { request: 'Request', selection: 'Selection', history: 'History' } as const;

/** The name of a screen and its path, without the loan. */
function pageOf(uri: unknown): { name: string; uri: string } {
  const pathname = URL.canParse(String(uri), window.location.origin)
    ? new URL(String(uri), window.location.origin).pathname
    : '';
  const loanPath = readLoanPath(pathname);
  if (loanPath === undefined) return pathname === '/' ? { name: 'Start', uri: '/' } : { name: 'Other', uri: '/other' };
  const { area } = loanPath;
  return area === null ? { name: 'Loan', uri: '/{loan}' } : { name: PAGES[area], uri: `/{loan}/${area}` };
}

/** What is left of an error: its class, what its message always says, and where in our scripts it was thrown. */
function exceptionOf({ typeName: given, message, stack }: Fields): Fields {
  const typeName = errorName(String(given)) ? String(given) : 'Error';
  // The SDK adds the class.
  const own = String(message)
    .slice(0, MAX_MESSAGE)
    .replace(`${String(given)}: `, '');
  const parsedStack = framesOf(String(stack), own);
  return { typeName, message: messageLeft(own) || typeName, hasFullStack: parsedStack.length > 0, parsedStack };
}

const MAX_MESSAGE = 400;

function extensionsOf(ext: Fields, page: string): Fields {
  const part = (name: string, field: string, pattern: RegExp): Fields =>
    pick(asFields(ext[name]), [field], (value) => typeof value === 'string' && pattern.test(value));
  return {
    user: part('user', 'authId', /^[0-9a-f]{24}$/),
    app: part('app', 'sesId', /^[\w+/]{22}$/),
    trace: { ...part('trace', 'traceID', /^[0-9a-f]{32}$/), name: page },
    sdk: part('sdk', 'ver', /^javascript:[\d.]{1,12}$/),
  };
}

const NUMBERS = ['average', 'sampleCount', 'min', 'max', 'duration', 'durationMs', 'severityLevel'];
const numbersOf = (base: Fields): Fields =>
  pick(base, NUMBERS, (value) => typeof value === 'number' && Math.abs(value) < 1e9);

const pick = (fields: Fields, names: readonly string[], isAllowed: (value: unknown, name: string) => boolean): Fields =>
  Object.fromEntries(names.filter((name) => isAllowed(fields[name], name)).map((name) => [name, fields[name]]));

const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const asList = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(asFields) : []);
