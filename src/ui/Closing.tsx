import { useEffect } from 'react';

/** Closes a dialog that failed to load. */
export function Closing({ onClose }: { readonly onClose: () => void }): null {
  useEffect(onClose, [onClose]);
  return null;
}
