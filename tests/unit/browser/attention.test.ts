import { expect, it, vi } from 'vitest';
import { attention } from '@/browser/attention';

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
  attention.notify('✓ 4471 DU Refer', 'Request 12, DU: Refer.');
  attention.notify('✓ 4472 DU Refer', 'Request 13, DU: Refer.');
  expect(tags).toEqual([undefined, undefined]);
});
