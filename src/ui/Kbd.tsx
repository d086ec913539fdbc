import { chordLabel } from '@/lib/chord';

/** The keys of a button's shortcut, inside it. Screen readers read `aria-keyshortcuts` instead. */
export const Kbd = ({ chord }: { readonly chord: string }) => (
  <kbd className="keys" aria-hidden>
    {chordLabel(chord)}
  </kbd>
);
