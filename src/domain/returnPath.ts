import { isArea, paths } from '@/config/paths';
import { parseLoanId } from './loan';

/**
 * The path to go to after sign-in. Only a loan's own screens are accepted, and the path is built anew from what was
 * recognised, so that nothing a stranger wrote into a link survives.
 *
 * @source Specification §2: the requested path and query are remembered under referrerPath
 * @shape path and query, such as '/7100101/history?navigate=true'
 * @empty anything else gives '/'
 */
export function safeReturnPath(raw: string | undefined, origin: string): string {
  const url = raw !== undefined && /^\/(?![/\\])/.test(raw) ? parse(raw, origin) : undefined;
  if (url === undefined || url.origin !== origin) return paths.root.href();
  if (url.pathname === paths.notFound.href() || url.pathname === paths.showcase.href()) return url.pathname;
  const [, id, area, ...more] = url.pathname.split('/');
  const loanId = parseLoanId(id);
  if (loanId === undefined || more.length > 0) return paths.root.href();
  const query = keptQuery(url);
  if (area === undefined || area === '') return paths.loan.href(loanId) + query;
  return isArea(area) ? paths[area].href(loanId) + query : paths.root.href();
}

const KEPT = ['navigate', 'status', 'aus', 'q'];

function keptQuery({ searchParams, hash }: URL): string {
  const kept = new URLSearchParams([...searchParams].filter(([name]) => KEPT.includes(name)));
  const query = kept.size === 0 ? '' : `?${kept.toString()}`;
  return query + (/^#request-\d+$/.test(hash) ? hash : '');
}

const parse = (raw: string, origin: string): URL | undefined =>
  URL.canParse(raw, origin) ? new URL(raw, origin) : undefined;
