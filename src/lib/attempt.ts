/** What a deed that may throw comes to. @empty it has thrown: undefined */
export function attempt<Result>(deed: () => Result): Result | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
