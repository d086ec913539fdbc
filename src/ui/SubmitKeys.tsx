import { SUBMIT_KEYS } from '@/lib/submitKeys';

/** The keys that press a button, inside it. Screen readers read `aria-keyshortcuts` instead. */
export const SubmitKeys = () => (
  <kbd className="keys" aria-hidden>
    {SUBMIT_KEYS.replace('Control', 'Ctrl')}
  </kbd>
);
