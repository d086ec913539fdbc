/** The facts that the API did not send: null. Undefined: the fact doesn't matter. @empty undefined if none is missing */
export function missingFacts<Fact extends string>(
  values: Record<Fact, boolean | null | undefined>,
): Fact[] | undefined {
  const missing = (Object.keys(values) as Fact[]).filter((fact) => values[fact] === null);
  return missing.length === 0 ? undefined : missing;
}
