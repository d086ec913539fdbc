import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads a fresh module, because the first screen is shown once for the whole page. */
async function aFreshPage() {
  vi.resetModules();
  const { useMissingParts } = await import('@/ui/missingParts');
  const Retry = () => {
    const missing = useMissingParts();
    return missing && <button onClick={missing.retry}>{`Try again ${missing.reference ?? ''}`}</button>;
  };
  return { ...(await import('@/ui/lazyComponent')), Retry };
}

const Message = ({ text }: { readonly text: string }) => <p>{text}</p>;
const Other = () => <p>Other</p>;
const arrives = () => vi.fn(() => Promise.resolve(Message));
const gone = (message = 'Failed to fetch dynamically imported module: https://aus.test/assets/a.js') =>
  Promise.reject(new TypeError(message));

// React logs errors that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const tryAgain = () => screen.findByRole('button', { name: /^Try again/ });

describe('a lazy component', () => {
  it('loads on first render', async () => {
    const { lazyComponent } = await aFreshPage();
    const load = arrives();
    const Component = lazyComponent(load);
    expect(load).not.toHaveBeenCalled();
    render(<Component text="Session ended" />);
    expect(await screen.findByText('Session ended')).toBeInTheDocument();
  });

  it('is preloaded with all the others, or when it is defined later', async () => {
    const { lazyComponent, loadLazyComponents } = await aFreshPage();
    const [early, late] = [arrives(), arrives()];
    lazyComponent(early);
    loadLazyComponents();
    expect(early).toHaveBeenCalledOnce();
    lazyComponent(late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('that is preloaded shows at once', async () => {
    const { lazyComponent, loadLazyComponents } = await aFreshPage();
    const load = arrives();
    const Component = lazyComponent(load);
    loadLazyComponents();
    await load.mock.results[0]?.value;
    render(<Component text="Session ended" />);
    expect(screen.getByText('Session ended')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('keeps its state when its code, which it has loaded, is preloaded', async () => {
    const { lazyComponent, loadLazyComponents } = await aFreshPage();
    const Counter = () => {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>{count}</button>;
    };
    const Component = lazyComponent(() => Promise.resolve(Counter));
    const { rerender } = render(<Component />);
    fireEvent.click(await screen.findByRole('button', { name: '0' }));
    loadLazyComponents();
    await act(() => Promise.resolve());
    rerender(<Component />);
    expect(screen.getByRole('button', { name: '1' })).toBeInTheDocument();
  });

  it('that fails to load renders its fallback', async () => {
    const { lazyComponent, loadLazyComponents } = await aFreshPage();
    const Plain = ({ text }: { readonly text: string }) => <p>{`${text}, plainly`}</p>;
    const Component = lazyComponent<{ text: string }>(() => gone(), Plain);
    loadLazyComponents();
    render(<Component text="Session ended" />);
    expect(await screen.findByText('Session ended, plainly')).toBeInTheDocument();
  });

  it('waits until the user has released a press', async () => {
    const { lazyComponent } = await aFreshPage();
    const load = arrives();
    const Component = lazyComponent(load);
    fireEvent.pointerDown(document.body);
    const { container } = render(<Component text="Warning" />);
    await act(async () => void (await load.mock.results[0]?.value));
    expect(container).toBeEmptyDOMElement();
    fireEvent.pointerUp(document.body);
    expect(await screen.findByText('Warning')).toBeInTheDocument();
  });
});

describe('code that loads, but throws', () => {
  it.each([
    ['while it is loaded', new TypeError("Cannot read properties of undefined (reading 'module')")],
    ['no error, but nothing', undefined],
  ])('%s, is reported', async (_, thrown) => {
    const { lazyComponent, Retry } = await aFreshPage();
    const { FailureLog } = await import('@/ui/failureLog');
    const report = vi.fn();
    const Part = lazyComponent(() => Promise.reject(thrown as Error));
    render(
      <FailureLog value={report}>
        <Part />
        <Retry />
      </FailureLog>,
    );
    const retry = await tryAgain();
    expect(report).toHaveBeenCalledExactlyOnceWith(thrown, 'part', expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/));
    expect(retry.textContent).toMatch(/[A-Z]{4}-[A-Z]{4}$/);
  });

  it('is reported with a reference that the page shows, and can be tried again', async () => {
    const { lazyComponent, Retry } = await aFreshPage();
    const { FailureLog } = await import('@/ui/failureLog');
    const report = vi.fn();
    let isBroken = true;
    const Part = lazyComponent(() =>
      Promise.resolve(() => {
        if (isBroken) throw new TypeError('x is undefined');
        return <p>Shown</p>;
      }),
    );
    render(
      <FailureLog value={report}>
        <Part />
        <Retry />
      </FailureLog>,
    );
    const retry = await tryAgain();
    const reference = /[A-Z]{4}-[A-Z]{4}/.exec(retry.textContent)?.[0];
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), 'part', reference);
    isBroken = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Shown')).toBeInTheDocument();
  });
});

describe('code that failed to load', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://aus.test/assets/a.js',
    'error loading dynamically imported module: https://aus.test/assets/a.js',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
    'Unable to preload CSS for /assets/a.css',
  ])('is no error of the app: %s', async (message) => {
    const { lazyComponent, Retry } = await aFreshPage();
    const { FailureLog } = await import('@/ui/failureLog');
    const report = vi.fn();
    const Part = lazyComponent(() => gone(message));
    render(
      <FailureLog value={report}>
        <Part />
        <Retry />
      </FailureLog>,
    );
    expect((await tryAgain()).textContent).toBe('Try again ');
    expect(report).not.toHaveBeenCalled();
  });

  it('loads again when the user tries again, as often as it takes', async () => {
    const { lazyComponent, Retry } = await aFreshPage();
    let isOffline = true;
    // As slow as a network.
    const load = vi.fn(async () => {
      await new Promise((go) => setTimeout(go));
      return isOffline ? gone() : Message;
    });
    const Warning = lazyComponent(load);
    render(
      <StrictMode>
        <Warning text="Two score models" />
        <Retry />
      </StrictMode>,
    );
    const first = await tryAgain();
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(first);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    const second = await tryAgain();
    isOffline = false;
    fireEvent.click(second);
    expect(await screen.findByText('Two score models')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('loads again when the user opens the dialog again', async () => {
    const { lazyComponent, Retry } = await aFreshPage();
    const Settings = ({ onClose }: { readonly onClose: () => void }) => <button onClick={onClose}>Done</button>;
    let isOffline = true;
    const Dialog = lazyComponent(() => (isOffline ? gone() : Promise.resolve(Settings)));
    const close = vi.fn();
    const page = (dialog: ReactNode) => (
      <>
        {dialog}
        <Retry />
      </>
    );
    const { rerender } = render(page(<Dialog onClose={close} />));
    await tryAgain();
    isOffline = false;
    rerender(page(null));
    rerender(page(<Dialog onClose={close} />));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeInTheDocument();
  });

  it('is offered once for all parts that miss it, while they are on the page', async () => {
    const { laterPart, loadLazyComponents, Retry } = await aFreshPage();
    let isOffline = true;
    const load = vi.fn(() => (isOffline ? gone() : Promise.resolve({ Message, Other })));
    const LaterMessage = laterPart(async () => (await load()).Message);
    const LaterOther = laterPart(async () => (await load()).Other);
    const Page = ({ isOpen }: { readonly isOpen: boolean }) => (
      <>
        {isOpen && <LaterMessage text="Notifications" />}
        {isOpen && <LaterOther />}
        <Retry />
      </>
    );
    const { rerender } = render(<Page isOpen />);
    act(loadLazyComponents);
    await tryAgain();
    rerender(<Page isOpen={false} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Page isOpen />);
    const retry = await tryAgain();
    isOffline = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Notifications')).toBeInTheDocument();
    expect(screen.getByText('Other')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('parts that follow the first rows load when lazy components are preloaded, and show then', async () => {
  const { laterPart, loadLazyComponents } = await aFreshPage();
  const load = vi.fn(() => Promise.resolve({ Message, Other }));
  const LaterMessage = laterPart(async () => (await load()).Message);
  const LaterOther = laterPart(async () => (await load()).Other);
  const { container } = render(
    <>
      <LaterMessage text="Notifications" />
      <LaterOther />
    </>,
  );
  expect(load).not.toHaveBeenCalled();
  act(loadLazyComponents);
  await waitFor(() => expect(container).toHaveTextContent('NotificationsOther'));
});
