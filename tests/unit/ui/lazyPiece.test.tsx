import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Whether pieces are fetched ahead is told once for the whole page. */
async function aFreshPage() {
  vi.resetModules();
  return import('@/ui/lazyPiece');
}

const Message = ({ text }: { readonly text: string }) => <p>{text}</p>;
const arrives = () => vi.fn(() => Promise.resolve(Message));
const neverComes = () => vi.fn(() => Promise.reject<typeof Message>(new Error('chunk is gone')));

// React tells of errors that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a lazy piece', () => {
  it('is fetched when it is first drawn', async () => {
    const { lazyPiece } = await aFreshPage();
    const load = arrives();
    const Piece = lazyPiece(load);
    expect(load).not.toHaveBeenCalled();
    render(<Piece text="Session ended" />);
    expect(await screen.findByText('Session ended')).toBeInTheDocument();
  });

  it('is fetched ahead with all the others, or when it comes later', async () => {
    const { lazyPiece, fetchPieces } = await aFreshPage();
    const [early, late] = [arrives(), arrives()];
    lazyPiece(early);
    fetchPieces();
    expect(early).toHaveBeenCalledOnce();
    lazyPiece(late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('that cannot be fetched leaves what is said in its place', async () => {
    const { lazyPiece, fetchPieces } = await aFreshPage();
    const Piece = lazyPiece(neverComes(), ({ text }) => <p>{text}, plainly</p>);
    fetchPieces();
    render(<Piece text="Session ended" />);
    expect(await screen.findByText('Session ended, plainly')).toBeInTheDocument();
  });
});

describe('a lazy dialog', () => {
  it('that could not be fetched is fetched when it is opened the next time', async () => {
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

describe('a later piece', () => {
  it('is drawn once pieces are fetched ahead', async () => {
    const { laterPiece, fetchPieces } = await aFreshPage();
    const load = arrives();
    const Piece = laterPiece(load);
    render(<Piece text="Notifications" />);
    expect(load).not.toHaveBeenCalled();
    act(fetchPieces);
    expect(await screen.findByText('Notifications')).toBeInTheDocument();
  });
});
