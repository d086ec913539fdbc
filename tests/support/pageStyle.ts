import { readFileSync } from 'node:fs';
import { compile, middleware, serialize, stringify } from 'stylis';
import { accessibleStyles } from './accessibleStyles';

/** Returns the style sheets that src/page.css imports, in their order. */
export const styleSheets = (): string[] =>
  [...read('page.css').matchAll(/@import '(.+)';/g)].map(([, file = '']) => read(file));

const read = (file: string): string => readFileSync(`src/${file}`, 'utf8');

/** The style sheet of the page for jsdom, which knows no nested rules. */
export const pageStyle = serialize(compile(styleSheets().join('\n')), middleware([accessibleStyles, stringify]));
