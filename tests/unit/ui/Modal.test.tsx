import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

const Opener = ({
  isDismissable = true,
  ...props
}: Partial<ComponentProps<typeof Modal>> & { isDismissable?: boolean }) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <Modal
          title="Message"
          {...props}
          onClose={isDismissable ? close : undefined}
          footer={<Button onClick={close}>Return</Button>}
        >
          User session has timed out.
        </Modal>
      )}
    </>
  );
};

const openWith = async (props: Parameters<typeof Opener>[0] = {}) => {
  const user = userEvent.setup();
  render(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};

it('is named by its title, which has the focus, and keeps Tab inside', async () => {
  const user = await openWith();
  const dialog = screen.getByRole('dialog', { name: 'Message' });
  // Orca reads a focused dialog with all of its content as one run of words.
  expect(within(dialog).getByRole('heading', { name: 'Message' })).toHaveFocus();
  // A header would be a landmark of the page.
  expect(within(dialog).queryByRole('banner')).toBeNull();

  for (const name of ['Close', 'Return', 'Close']) {
    await user.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

it('closes on Escape and restores the focus', async () => {
  const user = await openWith();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('focuses the answer of an alert, and stays open until it is pressed', async () => {
  const user = await openWith({ role: 'alertdialog', isDismissable: false });
  const answer = screen.getByRole('button', { name: 'Return' });
  expect(answer).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();

  await user.keyboard('{Escape}');
  await user.click(document.body);
  expect(screen.getByRole('alertdialog', { name: 'Message' })).toBeInTheDocument();

  await user.click(answer);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('keeps the focus of an alert on its answer, even when the page behind takes the focus at the same time', () => {
  const Heading = () => {
    const heading = useRef<HTMLHeadingElement>(null);
    useEffect(() => heading.current?.focus(), []);
    return (
      <h1 ref={heading} tabIndex={-1}>
        Request
      </h1>
    );
  };
  render(
    <>
      <Heading />
      <Modal role="alertdialog" title="Unexpected error" footer={<Button>Return</Button>}>
        An unexpected error has occurred.
      </Modal>
    </>,
  );

  expect(screen.getByRole('button', { name: 'Return' })).toHaveFocus();
});
