import { useEffect } from 'react';

/** What is drawn where something opened cannot be shown: it is closed again. */
export function Closing({ onClose }: { readonly onClose: () => void }): null {
  useEffect(onClose, [onClose]);
  return null;
}
