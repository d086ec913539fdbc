import * as uiTexts from '@/config/texts/uiTexts';

interface SpinnerProps {
  /** Covers the screen or the nearest positioned ancestor, or is part of the text flow. */
  readonly cover?: 'screen' | 'container' | 'none';
  readonly message?: string;
  /** Only a longer wait shows it: its place shows the shape of what loads. */
  readonly isLate?: boolean;
}

/** It appears late, so that fast responses don't flash. @empty screen readers read 'Loading…' without a message */
export const Spinner = ({ cover = 'none', message = '', isLate = false }: SpinnerProps) => (
  <div className="spinner" role="status" data-cover={cover} data-late={isLate || undefined}>
    <svg viewBox="0 0 44 44" aria-hidden>
      <circle cx="22" cy="22" r="19" opacity="0.2" />
      <path d="M22 3a19 19 0 0 1 19 19" />
    </svg>
    {message === '' ? <p className="visually-hidden">{uiTexts.loading}</p> : <p>{message}</p>}
  </div>
);
