import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Delivered } from '@/ui/Delivered';

describe('Delivered', () => {
  it('isolates the direction of a text from the texts beside it', () => {
    render(
      <p>
        <Delivered text="שרה Cohen" />
        <span>: Eligible</span>
      </p>,
    );
    expect(screen.getByText('שרה Cohen').tagName).toBe('BDI');
  });

  it('cuts a very long text, which is whole in a hint that Tab reaches', () => {
    const whole = 'Ag'.repeat(5_000);
    render(<Delivered text={whole} />);
    const cut = screen.getByText(/^(Ag)+…$/);
    expect(cut.textContent.length).toBeLessThan(130);
    expect(cut).toHaveAttribute('data-hint', whole);
    expect(cut).toHaveAttribute('tabindex', '0');
  });

  it('is no Tab stop of its own inside a link', () => {
    render(
      <a href="/">
        <Delivered text={'Ag'.repeat(100)} isInControl />
      </a>,
    );
    expect(screen.getByText(/…$/)).not.toHaveAttribute('tabindex');
  });

  it('says that a text is missing', () => {
    render(<Delivered text={null} />);
    expect(screen.getByText('--')).toBeVisible();
  });
});
