import type { EventField, EventName, MetricName } from '@/telemetry/telemetryNames';

interface Panel {
  title: string;
  query: string;
  chart: 'timechart' | 'table';
}

interface Alert {
  name: string;
  /** 1: page the engineer on call; 2: look today; 3: look this week. */
  severity: 1 | 2 | 3;
  windowMinutes: number;
  /** Fires when the query returns more rows than this. */
  query: string;
  threshold: number;
  /** Counts each release by itself. */
  byRelease?: true;
  meaning: string;
  remedy: string;
}

const event = (name: EventName): string => `customEvents | where name == "${name}"`;
const field = (name: EventField): string => `tostring(customDimensions["${name}"])`;
const onEach = (name: 'tab' | 'screen'): string => `tostring(customDimensions["${name}"])`;
const perHour = 'by bin(timestamp, 1h)';
const countsBy = (name: EventName, ...fields: EventField[]): string =>
  `${event(name)} | summarize count() by ${fields.map((each) => `${each} = ${field(each)}`).join(', ')} | order by count_`;
const percentiles = (name: MetricName, by = perHour): string => {
  const columns = [50, 75, 95].map((rank) => `p${rank} = percentile(valueSum / valueCount, ${rank})`);
  return `customMetrics | where name == "${name}" | summarize ${columns.join(', ')} ${by}`;
};
const percentilesByScreen = (name: MetricName): string =>
  percentiles(name, `by release = application_Version, screen = ${onEach('screen')}`);

/** `h`: the tab was hidden; `!`: the call failed. */
const CALLS = [
  event('calls'),
  `mv-expand each = split(${field('durations')}, ";") to typeof(string)`,
  'extend call = tostring(split(each, " ")[0])',
  'mv-expand time = array_slice(split(each, " "), 1, -1) to typeof(string)',
  'extend milliseconds = toint(extract("^[0-9]+", 0, time))',
  'summarize count(), failed = countif(time endswith "!"), p50 = percentileif(milliseconds, 50, time !contains "h"), p95 = percentileif(milliseconds, 95, time !contains "h") by release = application_Version, call',
  'order by count_',
].join(' | ');

/** One panel at least for each event and each metric that the app sends. */
export const PANELS: readonly Panel[] = [
  {
    title: 'People signed in',
    query: `${event('signed-in')} | summarize dcount(user_AuthenticatedId) ${perHour}`,
    chart: 'timechart',
  },
  { title: 'Milliseconds to the usable screen', query: percentiles('time-to-usable-screen'), chart: 'timechart' },
  { title: 'Milliseconds to the first row of later screens', query: percentilesByScreen('first-row'), chart: 'table' },
  { title: 'Milliseconds to the largest paint', query: percentilesByScreen('largest-paint'), chart: 'table' },
  {
    title: 'Milliseconds of the slowest interactions',
    query: percentilesByScreen('worst-interaction'),
    chart: 'table',
  },
  { title: "Milliseconds of an order's round trip", query: percentiles('order-round-trip'), chart: 'timechart' },
  {
    title: 'Orders sent',
    query: `${event('order-sent')} | summarize count() by mode = ${field('mode')}, bin(timestamp, 1h)`,
    chart: 'timechart',
  },
  { title: 'Answers to orders', query: countsBy('order-answered', 'outcome'), chart: 'table' },
  { title: 'Lost answers, looked up', query: countsBy('order-resolved', 'outcome'), chart: 'table' },
  { title: 'Orders sent after a question', query: countsBy('order-confirmed', 'concerns'), chart: 'table' },
  { title: 'Orders given up after a question', query: countsBy('order-declined', 'concerns'), chart: 'table' },
  { title: 'Failed calls', query: countsBy('call-failed', 'call', 'kind', 'status'), chart: 'table' },
  { title: 'Items of answers that were dropped', query: countsBy('items-dropped', 'call'), chart: 'table' },
  { title: 'Values of answers that could not be read', query: countsBy('values-unread', 'call'), chart: 'table' },
  {
    title: 'Unexpected errors',
    query: `${event('unexpected-error')} | summarize count(), tabs = dcount(${onEach('tab')}) by release = application_Version, where = ${field('where')} | order by count_`,
    chart: 'table',
  },
  { title: 'Repeated errors', query: countsBy('error-repeated', 'reference'), chart: 'table' },
  {
    title: 'Code that was missing',
    query: `${event('code-missing')} | summarize count() by release = application_Version, script = ${field('script')} | order by count_`,
    chart: 'table',
  },
  {
    title: 'Reloads after a release',
    query: `${event('reloaded')} | summarize count() by release = application_Version, bin(timestamp, 1h)`,
    chart: 'timechart',
  },
  {
    title: 'Minutes of pages that were never idle',
    query: `${event('never-idle')} | summarize count(), tabs = dcount(${onEach('tab')}) by release = application_Version, screen = ${onEach('screen')} | order by count_`,
    chart: 'table',
  },
  { title: 'Milliseconds of calls', query: CALLS, chart: 'table' },
  { title: 'Failed lookups of the user', query: countsBy('user-lookup-failed', 'kind'), chart: 'table' },
  {
    title: 'Failed renewals of a sign-in',
    query: `${event('renewal-failed')} | summarize count() ${perHour}`,
    chart: 'timechart',
  },
  { title: 'Refused addresses', query: countsBy('address-refused', 'what'), chart: 'table' },
];

export const ALERTS: readonly Alert[] = [
  {
    name: 'An order that could not be confirmed',
    severity: 1,
    windowMinutes: 30,
    query: `${event('order-resolved')} | where ${field('outcome')} == "unconfirmed" | project ${field('attempt')}`,
    threshold: 0,
    meaning: 'The answer to an order was lost, and two minutes of looking did not find it.',
    remedy:
      'Look for the order with this key in the order service. The app asks the user to check before ordering again.',
  },
  {
    name: 'Answers to orders get lost',
    severity: 1,
    windowMinutes: 15,
    query: `${event('order-answered')} | where ${field('outcome')} == "unknown"`,
    threshold: 2,
    meaning: 'The order service, or the way to it, breaks off or takes too long.',
    remedy: 'Check the order service and the gateway. The app looks each order up by itself.',
  },
  {
    name: 'Calls fail at the service',
    severity: 2,
    windowMinutes: 15,
    query: `${event('call-failed')} | where ${field('status')} startswith "5"`,
    threshold: 50,
    meaning: 'The API answers with 5xx.',
    remedy: 'The panel of failed calls names the call; its tracking numbers lead to the log of the service.',
  },
  {
    name: 'Answers no longer fit the contract',
    severity: 2,
    windowMinutes: 60,
    query: event('items-dropped'),
    threshold: 0,
    meaning: 'Items of an answer have the wrong shape, and the app leaves them out.',
    remedy: 'Run `npm run conformance` against the API; it names the fields.',
  },
  {
    name: 'Values of answers can not be read',
    severity: 2,
    windowMinutes: 60,
    query: event('values-unread'),
    threshold: 0,
    meaning: 'Values of an answer have the wrong form. The app shows none, says so, and asks before an order.',
    remedy: 'Run `npm run conformance` against the API; it names the fields.',
  },
  {
    name: 'Sign-ins are not renewed',
    severity: 2,
    windowMinutes: 15,
    query: event('renewal-failed'),
    threshold: 20,
    meaning: 'The provider refuses to renew, so users have to sign in again.',
    remedy: "Check the provider and its session length; without third-party cookies, see the provider's guide.",
  },
  {
    name: 'Errors in the app',
    severity: 3,
    windowMinutes: 60,
    query: event('unexpected-error'),
    threshold: 5,
    byRelease: true,
    meaning:
      'A bug, by release. The event has its place and reference. It may be an error of an extension, which the page does not show.',
    remedy: '`npm run release -- where` finds the line of code of the reference.',
  },
  {
    name: 'Code is missing',
    severity: 2,
    windowMinutes: 15,
    query: event('code-missing'),
    threshold: 3,
    meaning: 'Pages ask for scripts that the host does not have, or that a proxy changes. The event names the script.',
    remedy: 'Check that the host has it. Keep the scripts of old releases for two weeks.',
  },
  {
    name: 'The first screen is slow',
    severity: 3,
    windowMinutes: 60,
    query: `${percentiles('time-to-usable-screen')} | where p75 > 5000`,
    threshold: 0,
    meaning: 'A quarter of the users wait five seconds or more.',
    remedy: 'Compare with the milliseconds of the calls; check compression and caching of the host.',
  },
];

/** An Azure Monitor workbook. */
export const workbook = () => ({
  version: 'Notebook/1.0',
  items: PANELS.map(({ title, query, chart }) => ({
    type: 3,
    name: title,
    content: {
      version: 'KqlItem/1.0',
      title,
      query,
      size: 1,
      timeContext: { durationMs: 86_400_000 },
      queryType: 0,
      resourceType: 'microsoft.insights/components',
      visualization: chart,
    },
  })),
  $schema: 'https://github.com/Microsoft/Application-Insights-Workbooks/blob/master/schema/workbook.json',
});

const BY_RELEASE = [{ name: 'application_Version', operator: 'Include', values: ['*'] }];

/** An Azure Resource Manager template with a rule for each alert. */
export const alertRules = () => ({
  $schema: 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#',
  contentVersion: '1.0.0.0',
  parameters: {
    component: { type: 'string', metadata: { description: 'The resource id of the Application Insights component.' } },
    actionGroup: { type: 'string', metadata: { description: 'The resource id of the action group to notify.' } },
  },
  resources: ALERTS.map(({ name, severity, windowMinutes, query, threshold, byRelease, meaning, remedy }) => ({
    type: 'Microsoft.Insights/scheduledQueryRules',
    apiVersion: '2023-12-01',
    name,
    location: '[resourceGroup().location]',
    properties: {
      displayName: name,
      description: `${meaning} ${remedy}`,
      severity,
      enabled: true,
      scopes: ["[parameters('component')]"],
      evaluationFrequency: `PT${Math.min(windowMinutes, 15)}M`,
      windowSize: `PT${windowMinutes}M`,
      criteria: {
        allOf: [
          {
            query,
            timeAggregation: 'Count',
            operator: 'GreaterThan',
            threshold,
            ...(byRelease && { dimensions: BY_RELEASE }),
          },
        ],
      },
      actions: { actionGroups: ["[parameters('actionGroup')]"] },
    },
  })),
});
