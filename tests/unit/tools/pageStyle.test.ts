import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { styleSheets } from '@tests/support/pageStyle';
import { NARROW, WIDE } from '@/ui/wide';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const css = styleSheets()
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '');
const textOf = (ending: RegExp): string =>
  files
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
const components = textOf(/\.tsx$/);

const all = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, found = '']) => found.split(' ')));
const styled = all(css, /\.([a-z][a-z\d-]*)/g);
/** A screen styles the parts of its own lists where it styles the list. */
const styledInComponents = all(textOf(/\.tsx?$/), /^ +(?:> )?\.([a-z][a-z\d-]*)(?: \{|:)/gm);
const used = all(components, /(?:className="|\bclasses\(')([\w -]+)/g);

describe('the style sheet of the page', () => {
  it('has a style for each class that a component names', () => {
    expect([...used].filter((name) => !styled.has(name) && !styledInComponents.has(name))).toEqual([]);
  });

  it('has no style without a component', () => {
    expect([...styled].filter((name) => !components.includes(`'${name}'`) && !used.has(name))).toEqual([]);
  });

  it('includes every style sheet of the app', () => {
    const others = ['page.css', 'viewer/viewer.css'];

    expect(styleSheets()).toHaveLength(files.filter((file) => file.endsWith('.css') && !others.includes(file)).length);
  });

  it('names colors only in its tokens', () => {
    expect(css.replace(/--[\w-]+: light-dark\(.*/g, '').match(/#[\da-f]{3,8}\b|\brgb\(/gi)).toBeNull();
  });

  it('changes at the same widths as the styles in components', () => {
    const own = ['max-width: 479.98px'];

    expect(widthsIn(css).filter((width) => !own.includes(width))).toEqual(widthsIn(WIDE + NARROW));
  });
});

const widthsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/(?<=[( ])(?:min|max)-width: [\d.]+px(?=\))/g)].map(([width]) => width))].sort();
