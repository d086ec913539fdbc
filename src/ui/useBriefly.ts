import { useEffect, useState } from 'react';

/** A text that goes away after a while, such as what a press did. */
export function useBriefly(milliseconds = 2_000): [text: string, show: (text: string) => void] {
  const [text, show] = useState('');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => show(''), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return [text, show];
}
