import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads a fresh module, because prefetching is set once for the whole page. */
async function aFreshPage() {
  vi.resetModules();
  return import('@/ui/lazyComponent');
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

  it('that fails to load renders its fallback', async () => {
    const { lazyComponent, loadLazyComponents } = await aFreshPage();
    const Component = lazyComponent(neverLoads(), ({ text }) => <p>{`${text}, plainly`}</p>);
    loadLazyComponents();
    render(<Component text="Session ended" />);
    expect(await screen.findByText('Session ended, plainly')).toBeInTheDocument();
  });
});

describe('a lazy dialog', () => {
  it('that failed to load loads when it is opened again', async () => {
    const { lazyDialog } = await aFreshPage();
    const Settings = ({ onClose }: { readonly onClose: () => void }) => <button onClick={onClose}>Done</button>;
    const load = vi.fn(() => Promise.resolve(Settings)).mockRejectedValueOnce(new Error('offline'));
    const Dialog = lazyDialog(load);
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

describe('a deferred component', () => {
  it('renders after lazy components are preloaded', async () => {
    const { deferredComponent, loadLazyComponents } = await aFreshPage();
    const load = arrives();
    const Component = deferredComponent(load);
    render(<Component text="Notifications" />);
    expect(load).not.toHaveBeenCalled();
    act(loadLazyComponents);
    expect(await screen.findByText('Notifications')).toBeInTheDocument();
  });
});
