import { sharedValue } from './sharedValue';

interface Missing {
  readonly retry: () => void;
  /** Of the error, if the part failed to render. */
  readonly reference: string | undefined;
}

const parts = sharedValue<readonly Missing[]>([]);

export function offerRetry(part: Missing): () => void {
  parts.set([...parts.get(), part]);
  return () => parts.set(parts.get().filter((each) => each !== part));
}

/** Returns a retry of every part that the page misses, and the first reference. @empty undefined for none */
export function useMissingParts(): Missing | undefined {
  const missing = parts.use();
  if (missing.length === 0) return undefined;
  return {
    retry: () => missing.forEach(({ retry }) => retry()),
    reference: missing.find(({ reference }) => reference)?.reference,
  };
}
