// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { attention } from '@/services/attention';

const be = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const TITLE = 'History - 0123904471';

afterEach(() => be(false));

it('takes its mark off the tab when the reader is back, however often it was put there', () => {
  document.title = TITLE;
  be(true);
  attention.markTab('✓ Complete');
  expect(document.title).toBe(`✓ Complete - ${TITLE}`);
  attention.markTab('✓ Complete');
  expect(document.title).toBe(`✓ Complete - ${TITLE}`);
  be(false);
  expect(document.title).toBe(TITLE);
});

it('replaces one mark by another', () => {
  document.title = TITLE;
  be(true);
  attention.markTab('✓ Complete');
  attention.markTab('✗ Failed');
  expect(document.title).toBe(`✗ Failed - ${TITLE}`);
  be(false);
  expect(document.title).toBe(TITLE);
});

it('leaves a title alone that another screen has given the tab meanwhile', () => {
  document.title = TITLE;
  be(true);
  attention.markTab('✓ Complete');
  document.title = 'Request - 0123904471';
  be(false);
  expect(document.title).toBe('Request - 0123904471');
});

it('marks a tab anew that another screen has named meanwhile', () => {
  document.title = TITLE;
  be(true);
  attention.markTab('✓ Complete');
  document.title = 'Request - 0123904471';
  attention.markTab('✓ Complete');
  expect(document.title).toBe('✓ Complete - Request - 0123904471');
  be(false);
  expect(document.title).toBe('Request - 0123904471');
});
