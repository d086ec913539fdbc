/** Calls share the result of the one in flight. */
export function inFlight<Result>(callback: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | undefined;
  return () => (pending ??= callback().finally(() => (pending = undefined)));
}
