import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { Button } from './Button';

interface PrintButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly isLoading: boolean;
  readonly onPrint?: () => void;
}

/** Prints once everything that is listed is in the page, because the browser prints the page as it is. */
export function PrintButton({ isLoading, onPrint, ...button }: PrintButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  const print = (): void => {
    onPrint?.();
    window.print();
  };
  const printLoaded = useEffectEvent(print);
  useEffect(() => {
    if (!isWanted || isLoading) return undefined;
    const timer = setTimeout(() => {
      setIsWanted(false);
      printLoaded();
    });
    return () => clearTimeout(timer);
  }, [isWanted, isLoading]);
  const press = (): void => (isLoading ? setIsWanted(true) : print());
  return <Button {...button} aria-busy={isWanted || undefined} onClick={press} />;
}
