/** Calls with the same key share the result of the one in flight. */
export function inFlight<Result>(callback: (key: string) => Promise<Result>): (key?: string) => Promise<Result> {
  const pending = new Map<string, Promise<Result>>();
  return (key = '') => {
    const result = pending.get(key) ?? callback(key).finally(() => pending.delete(key));
    pending.set(key, result);
    return result;
  };
}
