import { expect, test } from '@tests/e2e/fixtures';
import { problemsOn } from './axe';
import { WALKS } from './states';
import { readdirSync, readFileSync } from 'node:fs';

/** The sheet of the findings arranges its facts and columns by the width of the window. */
const widthsOf = (shows: readonly string[]): number[] => (shows.includes('FindingsSheet') ? [1366, 320, 2560] : [1366]);

for (const { title, states } of WALKS) {
  test(`${title} has no accessibility violation, in any state and either theme`, async ({
    page,
    sandbox,
    silentConsole,
  }) => {
    // This test covers as many states as ten others.
    test.slow();
    const height = page.viewportSize()?.height ?? 768;
    for (const { name, reach, shows } of states) {
      await test.step(name, async () => {
        await reach({ page, sandbox, allow: silentConsole.allow });
        for (const width of widthsOf(shows)) {
          await page.setViewportSize({ width, height });
          expect.soft(await problemsOn(page), `${name}, ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 1366, height });
      });
    }
  });
}

test('every page, dialog, drawer and empty state is covered by a test state', () => {
  const walked = WALKS.flatMap(({ states }) => states.flatMap(({ shows }) => shows));
  expect([...new Set(walked)].sort()).toEqual(componentsToShow());
});

/** What a page, an overlay or an empty state consists of. */
const PIECES =
  /<(?:Modal|Drawer|EmptyState|PageHeading|MessageScreen|PlainPage|Toast|Sheet|ModalOverlay|Menu)\b|"open-list"/;

/** A declaration at the top level of a file, with its code up to the next one. */
const DECLARATIONS = /^(export )?(?:const|function) (\w+)(?:.(?!\n(?:\/\*\*|export|const|function)))*/gms;

/**
 * The accessibility tests must show a component that has such a piece, or that reports a failure or several notices.
 */
const componentsIn = (code: string): string[] =>
  [...code.matchAll(DECLARATIONS)].flatMap(([body, isExported, name = '']) =>
    PIECES.test(body) || (isExported !== undefined && /Notices$|FailureNotice$/.test(name)) ? [name] : [],
  );

/** Returns the names of the components that some state must show. Skips the showcase, which is never deployed. */
const componentsToShow = (): string[] =>
  ['app', 'features']
    .flatMap((layer) =>
      readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${layer}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx') && !file.includes('showcase'))
    .flatMap((file) => componentsIn(readFileSync(file, 'utf8')))
    .filter((name) => !FRAMES.includes(name))
    .sort();

/** Components that are only visible as part of another one. */
const FRAMES = ['PlainPage'];
