import { useEffect, useState } from 'react';

const SHOWN_MS = 2_000;

/** A text that goes away after a while, such as what a press did. */
export function useBriefly(): [text: string, show: (text: string) => void] {
  const [text, show] = useState('');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => show(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, show];
}
