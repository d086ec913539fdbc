import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CircleArrowDown } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { IconButton } from '@/ui/IconButton';
import { Tooltips } from '@/ui/Tooltips';

it('is named by its label and explained by a tooltip on focus, which Escape closes', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <>
      <IconButton icon={CircleArrowDown} label="Download raw request 12" onClick={onClick} />
      <Tooltips />
    </>,
  );

  const button = screen.getByRole('button', { name: 'Download raw request 12' });
  // jsdom's answer depends on what had the focus in earlier test files.
  vi.spyOn(button, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' || Element.prototype.matches.call(button, selector),
  );
  await user.tab();
  expect(button).toHaveAccessibleDescription('Download raw request 12');
  await user.keyboard('{Escape}');
  expect(button).not.toHaveAccessibleDescription();

  await user.click(button);
  expect(button).not.toHaveAccessibleDescription();
  expect(onClick).toHaveBeenCalledOnce();
});
