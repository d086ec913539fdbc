import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What makes a component worth a look of its own: it is a page, lies over one, or stands where nothing is; or it is called Notices. */
const PIECES =
  /(?:@\/ui\/(?:\w+\/)?|@\/pages\/main\/|\.\/)(?:Modal|Drawer|EmptyState|PageHeading|MessageCard|PlainPage|ErrorSummary|Toast)'/;
const OVER_THE_PAGE = /\b(?:Popover|ModalOverlay|Menu)\b[^;]*from 'react-aria-components'/;

const isWorthALook = (code: string): boolean => [PIECES, OVER_THE_PAGE].some((pattern) => pattern.test(code));

/** Names of the components that some state must show. The showcase is for developers only and is never deployed. */
export const componentsToShow = (): string[] =>
  ['app', 'pages', 'features']
    .flatMap((layer) =>
      readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' }).map((file) => `src/${layer}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx') && !file.includes('showcase'))
    .filter((file) => file.endsWith('Notices.tsx') || isWorthALook(readFileSync(file, 'utf8')))
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !FRAMES.includes(name))
    .sort();

/** Frames that only ever show as one of the others. */
const FRAMES = ['PlainPage'];
