import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CollapsibleGroup } from '@/ui/CollapsibleGroup';

it.each([
  { isExpanded: true, asks: 'to close' },
  { isExpanded: false, asks: 'to open' },
])('shows its content (expanded: $isExpanded) and reports $asks', async ({ isExpanded }) => {
  const onToggle = vi.fn();
  render(
    <CollapsibleGroup title="1003" level={2} isExpanded={isExpanded} onToggle={onToggle}>
      Borrower Information
    </CollapsibleGroup>,
  );
  const toggle = screen.getByRole('button', { name: '1003', expanded: isExpanded });
  expect(screen.getByRole('heading', { name: '1003', level: 2 })).toContainElement(toggle);
  expect(screen.getByText('Borrower Information').hasAttribute('hidden')).toBe(!isExpanded);

  await userEvent.click(toggle);

  expect(onToggle).toHaveBeenCalledExactlyOnceWith(!isExpanded);
});
