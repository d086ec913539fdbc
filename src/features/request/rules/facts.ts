/** The facts that the API did not send: null. Undefined: the fact doesn't matter. */
export const missingFacts = <Fact extends string>(values: Partial<Record<Fact, boolean | null | undefined>>): Fact[] =>
  (Object.keys(values) as Fact[]).filter((fact) => values[fact] === null);
