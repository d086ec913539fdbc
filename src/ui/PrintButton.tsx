import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from './Button';

interface PrintButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** A part of what paper shows is still loading. */
  readonly isLoading: boolean;
}

/** Prints once everything that is listed is in the page, because the browser prints the page as it is. */
export function PrintButton({ isLoading, ...button }: PrintButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || isLoading) return undefined;
    const timer = setTimeout(() => {
      setIsWanted(false);
      window.print();
    });
    return () => clearTimeout(timer);
  }, [isWanted, isLoading]);
  const press = (): void => (isLoading ? setIsWanted(true) : window.print());
  return <Button {...button} aria-busy={isWanted || undefined} onClick={press} />;
}
