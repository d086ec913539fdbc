import { describe, expect, it } from 'vitest';
import { findingsAccess, readableTogether } from '@/features/findings/reader/findingsAccess';
import { lpaItem, runItem } from '@tests/fixtures/selection';
import { ALL_PRIVILEGES as MAY } from '@tests/fixtures/privileges';

const MESSAGE = { group: null, section: null, messageId: '1', severity: null, text: 'A form.', borrowerName: null };
const MAY_NOT = { ...MAY, hasAccessToViewRequestResponseXML: false };
const [du, lpa] = [runItem(), lpaItem()];

// @spec FND-30
describe('the messages of a run are read', () => {
  it.each([
    ['from its response, even if they came with the result', MAY, { 501: [MESSAGE] }, 'response'],
    ['from its result', MAY_NOT, { 501: [MESSAGE] }, 'result'],
    ['from its result before the privileges are known', undefined, { 501: [MESSAGE] }, 'result'],
    ['not from another one', MAY_NOT, { 502: [MESSAGE] }, 'none'],
    ['not from an empty list', MAY_NOT, { 501: [] }, 'none'],
    ['not from nothing', MAY_NOT, { 501: null }, 'none'],
  ] as const)('%s', (_, privileges, sent, access) => {
    expect(findingsAccess(du, privileges, sent)).toBe(access);
  });

  it('only together with those of the same order that can be read', () => {
    expect(readableTogether(du, [du, lpa], MAY, {})).toEqual([du, lpa]);
    expect(readableTogether(du, [du, lpa], MAY_NOT, { 502: [MESSAGE] })).toEqual([lpa]);
    expect(readableTogether(du, [du, lpaItem({ multiAusRequestId: '9' })], MAY, {})).toEqual([du]);
  });
});
