import { readdirSync, readFileSync } from 'node:fs';

/** What a page, an overlay or an empty state consists of. */
const PIECES =
  /<(?:Modal|Drawer|EmptyState|PageHeading|MessageScreen|PlainPage|Toast|ToolSheet|ModalOverlay|Menu)\b|"open-list"/;

/** A declaration at the top level of a file, with its code up to the next one. */
const DECLARATIONS = /^(export )?(?:const|function) (\w+)(?:.(?!\n(?:\/\*\*|export|const|function)))*/gms;

/** The accessibility tests must show a component that has such a piece, or that reports a failure or several notices. */
const componentsIn = (code: string): string[] =>
  [...code.matchAll(DECLARATIONS)].flatMap(([body, isExported, name = '']) =>
    PIECES.test(body) || (isExported !== undefined && /Notices$|FailureNotice$/.test(name)) ? [name] : [],
  );

/** Returns the names of the components that some state must show. Skips the showcase, which is never deployed. */
export const componentsToShow = (): string[] =>
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
