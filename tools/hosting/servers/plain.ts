import { FILES, HASHED } from '@tools/hosting/headers';
import { headersOf, PAGES, type Site } from './site';

/** Returns what to enter in any other server or content delivery network. */
export function plainList({ deployment }: Site): string {
  const { app, own } = headersOf(deployment);
  return [
    'Every answer, errors too:',
    ...app.map(([name, value]) => `  ${name}: ${value}`),
    ...PAGES.flatMap((page) => [
      '',
      `${page}, instead:`,
      ...own
        .filter((each) => each.page === page)
        .map(({ name, value }) => (value === undefined ? `  no ${name}` : `  ${name}: ${value}`)),
    ]),
    '',
    'Cache-Control:',
    `  ${HASHED.folder}*, only with 200 and 304: ${HASHED.caching}`,
    '  everything else: no-store',
    '',
    'Addresses:',
    `  ${HASHED.folder}*, ${FILES.join(', ')}: the file, or 404`,
    '  a part that begins with a dot: index.html with 200, never a file',
    '  no file: index.html with 200',
    '  another method than GET and HEAD: 405',
    '  Range: no part, the whole file with 200',
    '',
  ].join('\n');
}
