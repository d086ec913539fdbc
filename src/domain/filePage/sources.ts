/**
 * Returns the sources of all figures of a file page, each once, in reading order. A figure's number is its source's place
 * here.
 */
export const sourcesOf = (page: object): string[] => [...new Set(sourcesIn(page))];

const sourcesIn = (part: unknown): string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
        name === 'source' && typeof value === 'string' ? [value] : sourcesIn(value),
      )
    : [];
