import { paths } from '@/config/paths';
import { readLoanPath } from './loanPath';

/**
 * The address to go to after sign-in. Only this app's own loan screens are accepted, as path, query and fragment: whatever else
 * was remembered, or planted in storage, leads to the start.
 *
 * @source Specification §2: the requested path and query are remembered under referrerPath
 * @empty anything else gives '/'
 */
export function safeReturnPath(remembered: string | undefined, origin: string): string {
  // A second slash or a backslash would make the browser read a host.
  const url = remembered !== undefined && /^\/(?![/\\])/.test(remembered) ? parse(remembered, origin) : undefined;
  const isOurs = url?.origin === origin && readLoanPath(url.pathname) !== undefined;
  return isOurs ? url.pathname + url.search + url.hash : paths.root.href();
}

const parse = (address: string, origin: string): URL | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin) : undefined;
