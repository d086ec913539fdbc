import { expect, it } from 'vitest';
import { entryOf, loggedAs, type SentSelection } from '@/features/selection/rules/overrideLog';
import { after, entry, PRESSED_AT, reasons } from '@tests/support/overrideDesk';
import { lpaResult } from '@tests/fixtures/selection';

const sent = (over: Partial<SentSelection>): SentSelection => ({
  run: { runId: '418', requestId: '4181' },
  chosen: lpaResult(),
  wasInEffect: false,
  reason: reasons[0],
  comment: '',
  press: { names: ['Rita Ibarra'], at: PRESSED_AT },
  knownIds: null,
  ...over,
});

// @spec SEL-12
it.each([
  { what: 'and has a time', log: entry(), over: {}, is: 'own' },
  { what: 'and has no time', log: entry({ overriddenOn: null }), over: {}, is: 'unclear' },
  { what: 'and has a time that cannot be read', log: entry({ overriddenOn: 'soon' }), over: {}, is: 'unclear' },
  {
    what: 'and has a time, but the time of the press is not known',
    log: entry(),
    over: { press: { names: ['Rita Ibarra'], at: null } },
    is: 'unclear',
  },
  { what: 'and is older', log: entry({ overriddenOn: '2026-11-14T10:50:00Z' }), over: {}, is: 'none' },
])('an entry that the log may have had before the press $what: $is', ({ log, over, is }) => {
  expect(entryOf(sent(over), [log], after)).toBe(is);
});

it('an entry that the log did not have before the press needs no time', () => {
  expect(entryOf(sent({ knownIds: ['8'] }), [entry({ overriddenOn: null })], after)).toBe('own');
  expect(entryOf(sent({ knownIds: ['9'] }), [entry()], after)).toBe('none');
  // The log's clock is behind, or has no zone.
  for (const overriddenOn of [new Date(PRESSED_AT - 120_000).toISOString(), '2026-11-14T05:00:00'])
    expect(entryOf(sent({ knownIds: ['8'] }), [entry({ overriddenOn })], after)).toBe('own');
});

// @spec SEL-12
it('reads only entities that there are in a comment of the log', () => {
  const log = entry({ comment: '&__proto__; &amp;', overrideReason: reasons[0]?.overrideReason ?? null });
  const of = (comment: string) => loggedAs(sent({ comment, knownIds: [] }), [log], after);
  expect(of('&__proto__; &')).toBe('escaped');
  expect(of('[object Object] &')).toBe('other');
});
