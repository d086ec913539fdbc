/** Runs a callback and returns its result. @empty undefined when the callback throws */
export function attempt<Result>(callback: () => Result): Result | undefined {
  try {
    return callback();
  } catch {
    return undefined;
  }
}
