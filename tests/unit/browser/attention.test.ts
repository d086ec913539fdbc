import { afterEach, expect, it, vi } from 'vitest';
import { attention } from '@/browser/attention';

const be = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const TITLE = 'History - 0123904471';

afterEach(() => be(false));

it('removes its mark when the user returns, however often it was set', () => {
  document.title = TITLE;
  be(true);
  attention.markTab('✓ Complete');
  expect(document.title).toBe(`✓ Complete - ${TITLE}`);
  attention.markTab('✓ Complete');
  expect(document.title).toBe(`✓ Complete - ${TITLE}`);
  be(false);
  expect(document.title).toBe(TITLE);
});

it('replaces one mark with another', () => {
  document.title = TITLE;
  be(true);
  attention.markTab('✓ Complete');
  attention.markTab('✗ Failed');
  expect(document.title).toBe(`✗ Failed - ${TITLE}`);
  be(false);
  expect(document.title).toBe(TITLE);
});

it('keeps a title that another screen has set since', () => {
  document.title = TITLE;
  be(true);
  attention.markTab('✓ Complete');
  document.title = 'Request - 0123904471';
  be(false);
  expect(document.title).toBe('Request - 0123904471');
});

it('marks the tab again after another screen has set a title', () => {
  document.title = TITLE;
  be(true);
  attention.markTab('✓ Complete');
  document.title = 'Request - 0123904471';
  attention.markTab('✓ Complete');
  expect(document.title).toBe('✓ Complete - Request - 0123904471');
  be(false);
  expect(document.title).toBe('Request - 0123904471');
});

it('replaces no notification of another run', () => {
  const tags: (string | undefined)[] = [];
  vi.stubGlobal(
    'Notification',
    Object.assign(
      function Notification(_: string, { tag }: NotificationOptions) {
        tags.push(tag);
      },
      { permission: 'granted' },
    ),
  );
  attention.notify('Request complete', 'Loan 0123904471: DU');
  attention.notify('Request complete', 'Loan 0123904472: DU');
  expect(tags).toEqual([undefined, undefined]);
});
