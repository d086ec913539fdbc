import { ALERTS, alertRules, PANELS, workbook } from '@tools/docs/monitoring';
import { expect, it } from 'vitest';
import { eventFields, metricNames } from '@/telemetry/telemetryNames';

const QUERIES = [...PANELS, ...ALERTS].map(({ query }) => query);
const namesIn = (query: string, table: string): string[] =>
  [...query.matchAll(new RegExp(`${table} \\| where name == "([^"]+)"`, 'g'))].map(([, name = '']) => name);

it('has a panel for each event and each metric, and asks for no others', () => {
  const shown = (table: string) => new Set(PANELS.flatMap(({ query }) => namesIn(query, table)));
  expect(shown('customEvents')).toEqual(new Set(Object.keys(eventFields)));
  expect(shown('customMetrics')).toEqual(new Set(metricNames));
});

it.each(QUERIES)('reads only fields that the event has: %s', (query) => {
  const [name = ''] = namesIn(query, 'customEvents');
  const known = Object.keys((eventFields as Record<string, object>)[name] ?? {});
  const read = [...query.matchAll(/customDimensions\["(\w+)"\]/g)].map(([, field]) => field);
  expect(read.filter((field) => ![...known, 'tab', 'screen'].includes(field ?? ''))).toEqual([]);
  expect(namesIn(query, 'customEvents').length + namesIn(query, 'customMetrics').length).toBe(1);
});

it('has a rule for each alert, with a window that the service offers', () => {
  const { resources } = alertRules();
  expect(resources.map(({ name }) => name)).toEqual(ALERTS.map(({ name }) => name));
  for (const { properties } of resources) expect(properties.windowSize).toMatch(/^PT(15|30|60)M$/);
  expect(new Set(workbook().items.map(({ name }) => name)).size).toBe(PANELS.length);
});

it('counts each release by itself where the text says "by release"', () => {
  const dimensions = [{ name: 'application_Version', operator: 'Include', values: ['*'] }];
  for (const { properties } of alertRules().resources)
    expect(properties.criteria.allOf.map((each) => ('dimensions' in each ? each.dimensions : undefined))).toEqual([
      properties.description.includes('by release') ? dimensions : undefined,
    ]);
});
