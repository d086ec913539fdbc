import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify, toastQueue } from '@/ui/notify';
import { LiveRegion } from '@/ui/LiveRegion';
import { ToastRegion } from '@/ui/Toast';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  act(() => toastQueue.clear());
});

const letPass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a notification', () => {
  it('is announced once, by the live region', async () => {
    render(
      <>
        <ToastRegion screen="/1/request" />
        <LiveRegion />
      </>,
    );
    act(() => notify({ text: 'report.xml downloaded', tone: 'success' }));
    await letPass(1_000);

    expect(screen.getByRole('status')).toHaveTextContent(/^report.xml downloaded$/);
    // Browsers announce alerts and alert dialogs when they appear.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('group', { name: 'report.xml downloaded' })).toBeInTheDocument();
  });

  it('disappears after eight seconds', async () => {
    render(<ToastRegion screen="/1/request" />);
    act(() => notify({ text: 'report.xml downloaded', tone: 'success' }));

    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('report.xml downloaded');
    await letPass(7_900);
    expect(screen.getByText('report.xml downloaded')).toBeInTheDocument();
    await letPass(200);
    expect(screen.queryByText('report.xml downloaded')).not.toBeInTheDocument();
  });

  it('of an error stays on its screen until the user dismisses it', async () => {
    render(<ToastRegion screen="/1/request" />);
    act(() => notify({ text: 'The download failed.', tone: 'error' }));

    await letPass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

    expect(screen.queryByText('The download failed.')).not.toBeInTheDocument();
  });

  it('is the latest one; what is behind it ends with its screen, too', async () => {
    const { rerender } = render(<ToastRegion screen="/1/request" />);
    act(() => {
      notify({ text: 'of Request', screen: '/1/request' });
      notify({ text: 'The download failed.', tone: 'error', screen: '/1/request' });
    });
    expect(screen.queryByText('of Request')).not.toBeInTheDocument();
    rerender(<ToastRegion screen="/1/history" />);
    await letPass(0);
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });
});
