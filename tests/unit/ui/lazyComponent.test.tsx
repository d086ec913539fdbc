import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads a fresh module, because prefetching is set once for the whole page. */
async function aFreshPage() {
  vi.resetModules();
  return {
    ...(await import('@/ui/lazyComponent')),
    ...(await import('@/ui/missingParts')),
  };
}

const Message = ({ text }: { readonly text: string }) => <p>{text}</p>;
const arrives = () => vi.fn(() => Promise.resolve(Message));
const neverLoads = () => vi.fn(() => Promise.reject<typeof Message>(new Error('chunk is gone')));

// React logs errors that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a lazy component', () => {
  it('loads on first render', async () => {
    const { lazyComponent } = await aFreshPage();
    const load = arrives();
    const Component = lazyComponent('the end of the session', load);
    expect(load).not.toHaveBeenCalled();
    render(<Component text="Session ended" />);
    expect(await screen.findByText('Session ended')).toBeInTheDocument();
  });

  it('is preloaded with all the others, or when it is defined later', async () => {
    const { lazyComponent, loadLazyComponents } = await aFreshPage();
    const [early, late] = [arrives(), arrives()];
    lazyComponent('one', early);
    loadLazyComponents();
    expect(early).toHaveBeenCalledOnce();
    lazyComponent('two', late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('that is preloaded shows at once', async () => {
    const { lazyComponent, loadLazyComponents } = await aFreshPage();
    const load = arrives();
    const Component = lazyComponent('the end of the session', load);
    loadLazyComponents();
    await load.mock.results[0]?.value;
    render(<Component text="Session ended" />);
    expect(screen.getByText('Session ended')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('that fails to load renders its fallback', async () => {
    const { lazyComponent, loadLazyComponents } = await aFreshPage();
    const Component = lazyComponent('the end of the session', neverLoads(), ({ text }) => <p>{`${text}, plainly`}</p>);
    loadLazyComponents();
    render(<Component text="Session ended" />);
    expect(await screen.findByText('Session ended, plainly')).toBeInTheDocument();
  });
});

describe('a part of the screen that failed to load', () => {
  it.each([
    ['the next press', () => fireEvent.pointerDown(document.body)],
    ['the next key', () => fireEvent.keyDown(document.body)],
    ['the connection returns', () => fireEvent(window, new Event('online'))],
    ['the user returns', () => fireEvent(document, new Event('visibilitychange'))],
  ])('is named until it loads again: %s', async (_, event) => {
    const { lazyComponent, useMissing } = await aFreshPage();
    const load = arrives()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('still offline'));
    const Warning = lazyComponent('warnings', load);
    const Missing = () => <p role="status">{useMissing().join(', ')}</p>;
    render(
      <StrictMode>
        <Warning text="Two score models" />
        <Missing />
      </StrictMode>,
    );
    const missing = screen.getByRole('status');
    await waitFor(() => expect(missing).toHaveTextContent('warnings'));
    event();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(missing).toHaveTextContent('warnings');
    event();
    expect(await screen.findByText('Two score models')).toBeInTheDocument();
    expect(missing).toBeEmptyDOMElement();
  });
});

describe('a lazy dialog', () => {
  it('that failed to load loads when it is opened again', async () => {
    const { lazyDialogs } = await aFreshPage();
    const Settings = ({ onClose }: { readonly onClose: () => void }) => <button onClick={onClose}>Done</button>;
    const load = vi.fn(() => Promise.resolve({ Settings })).mockRejectedValueOnce(new Error('offline'));
    const { Settings: Dialog } = lazyDialogs('the settings', load);
    const Opener = () => {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
            Settings
          </button>
          {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
        </>
      );
    };
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Settings' });
    fireEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(opener);
    expect(await screen.findByRole('button', { name: 'Done' })).toBeInTheDocument();
  });
});

describe('parts that follow the first rows', () => {
  const Other = () => <p>Other</p>;

  it('load once, when lazy components are preloaded, and show together', async () => {
    const { laterParts, loadLazyComponents } = await aFreshPage();
    const load = vi.fn(() => Promise.resolve({ Message, Other }));
    const later = laterParts('messages', load);
    const { Message: LaterMessage, Other: LaterOther } = later;
    const { container } = render(
      <>
        <LaterMessage text="Notifications" />
        <LaterOther />
      </>,
    );
    expect(load).not.toHaveBeenCalled();
    act(loadLazyComponents);
    expect(container).toBeEmptyDOMElement();
    await waitFor(() => expect(container).toHaveTextContent('NotificationsOther'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('are named as one while they are missing, and load once at the next press', async () => {
    const { laterParts, loadLazyComponents, useMissing } = await aFreshPage();
    const load = vi.fn(() => Promise.resolve({ Message, Other })).mockRejectedValueOnce(new Error('offline'));
    const later = laterParts('messages', load);
    const { Message: LaterMessage, Other: LaterOther } = later;
    const Page = ({ hasOther }: { readonly hasOther: boolean }) => (
      <>
        <LaterMessage text="Notifications" />
        {hasOther && <LaterOther />}
        <p role="status">{useMissing().join(', ')}</p>
      </>
    );
    const { rerender } = render(<Page hasOther />);
    act(loadLazyComponents);
    const missing = screen.getByRole('status');
    await waitFor(() => expect(missing).toHaveTextContent(/^messages$/));
    rerender(<Page hasOther={false} />);
    expect(missing).toHaveTextContent('messages');
    rerender(<Page hasOther />);
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    expect(await screen.findByText('Notifications')).toBeInTheDocument();
    expect(screen.getByText('Other')).toBeInTheDocument();
    expect(missing).toBeEmptyDOMElement();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
