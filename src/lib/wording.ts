export interface Formats {
  /** @shape `pattern` as in lib/format.ts, such as 'MM/dd/yy' */
  date: (moment: number, pattern: string) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
}

/**
 * What a deployment's wording replaces. It is complete before the app's code runs, because the texts are evaluated with
 * their modules (docs/decisions/0016-texts-are-replaced-by-the-build.md).
 */
export const wording: {
  language: string;
  /** By the number of the catalog's module and the place in it. */
  replacements: unknown[][];
  /** Undefined: those of the specification. */
  formats?: Formats;
  /** The texts of the document viewer, which is a page of its own. */
  viewer?: { language: string; texts: Readonly<Record<string, string>> };
} = { language: 'en-US', replacements: [] };

/**
 * Takes a module's texts in order; returns each or its replacement.
 * @public build/wordingPlugin.ts writes the calls.
 */
export function textsOf(module: number): <Text>(text: Text) => Text {
  let place = 0;
  return <Text>(text: Text) => (wording.replacements[module]?.[place++] as Text | undefined) ?? text;
}

/** The same for functions that run before the wording is known. @public build/wordingPlugin.ts writes the calls. */
export function earlyTextsOf(module: number) {
  let next = 0;
  return <Args extends unknown[]>(text: (...args: Args) => string): typeof text => {
    const place = next++;
    return (...args) => ((wording.replacements[module]?.[place] as typeof text | undefined) ?? text)(...args);
  };
}
