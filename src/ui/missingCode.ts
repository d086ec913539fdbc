import { sharedValue } from './sharedValue';

type Retry = () => void;

const retries = sharedValue<readonly Retry[]>([]);

export function offerRetry(retry: Retry): () => void {
  retries.set([...retries.get(), retry]);
  return () => retries.set(retries.get().filter((each) => each !== retry));
}

/** Returns the retry of every part that the page misses, because its code failed to load. @empty undefined for none */
export function useMissingCode(): Retry | undefined {
  const missing = retries.use();
  return missing.length === 0 ? undefined : () => missing.forEach((retry) => retry());
}
