import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The accessibility tests must show a component if it is a page, an overlay or an empty state, or if its name ends in
 * Notices.
 */
const PIECES =
  /(?:@\/ui\/(?:\w+\/)?|@\/app\/layout\/|\.\/)(?:Modal|Drawer|EmptyState|PageHeading|MessageCard|PlainPage|ErrorSummary|Toast)'/;
const OVER_THE_PAGE = /\b(?:Popover|ModalOverlay|Menu)\b[^;]*from 'react-aria-components'/;

const isWorthALook = (code: string): boolean => [PIECES, OVER_THE_PAGE].some((pattern) => pattern.test(code));

/** Returns the names of the components that some state must show. Skips the showcase, which is never deployed. */
export const componentsToShow = (): string[] =>
  ['app', 'features']
    .flatMap((layer) =>
      readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${layer}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx') && !file.includes('showcase'))
    .filter((file) => file.endsWith('Notices.tsx') || isWorthALook(readFileSync(file, 'utf8')))
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !FRAMES.includes(name))
    .sort();

/** Components that are only visible as part of another one. */
const FRAMES = ['PlainPage'];
