import { FILES, HASHED, responseHeaders, VIEWER_PAGE, type Deployment } from '@tools/hosting/headers';

/** What the configuration of a web server depends on. */
export interface Site {
  deployment: Deployment;
  /** The port. */
  listen: string;
  /** The folder of the build. */
  root: string;
  /** Undefined behind a proxy that speaks https. */
  tls?: Tls | undefined;
}

/** Files of the server. */
interface Tls {
  certificate: string;
  key: string;
}

/** Who speaks https, for the first line of a configuration. */
export const behind = ({ tls }: Pick<Site, 'tls'>): string =>
  tls === undefined ? ' behind a proxy that speaks https' : '';

/** The pages with headers of their own. */
export const PAGES = [VIEWER_PAGE];

/** What follows the first slash of the addresses that answer 404 if the file is missing, as a regular expression. */
export const FILE_PATTERN = [
  `${HASHED.folder.slice(1)}.*`,
  ...FILES.map((file) => file.slice(1).replaceAll('.', String.raw`\.`)),
].join('|');

/** What follows the first slash of an address in the folder of hashed files with a part that begins with a dot. */
export const HIDDEN_ASSET_PATTERN = String.raw`${HASHED.folder.slice(1)}(.*/)?\.`;

/** A header of a page that differs from the app's. */
export interface OwnHeader {
  page: string;
  name: string;
  /** Undefined where the page doesn't have the header. */
  value: string | undefined;
}

/** Returns the headers of the app, and what its other pages have instead. */
export function headersOf(deployment: Deployment): { app: [string, string][]; own: OwnHeader[] } {
  const app = responseHeaders(deployment);
  const own = PAGES.flatMap((page) => {
    const headers = responseHeaders(deployment, page);
    const names = new Set([...Object.keys(app), ...Object.keys(headers)]);
    return [...names]
      .filter((name) => headers[name] !== app[name])
      .map((name) => ({ page, name, value: headers[name] }));
  });
  return { app: Object.entries(app), own };
}

/** Puts a value in double quotes. */
export const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Indents every line. */
export const indented = (lines: readonly string[], by: number): string =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line)).join('\n');
