import { paths } from '@/config/paths';
import { readLoanPath } from './loanPath';

/**
 * Returns the URL to open after sign-in: path, query and fragment. Only this app's start page and loan screens are accepted. Any other
 * remembered value, such as one planted in storage, gives the start page.
 * @spec NAV-14
 * @empty '/' for anything else
 */
export function safeReturnPath(remembered: string | undefined, origin: string): string {
  // The browser would read a host after a second slash or a backslash.
  const url = remembered !== undefined && /^\/(?![/\\])/.test(remembered) ? parse(remembered, origin) : undefined;
  const isOurs =
    url?.origin === origin && (url.pathname === paths.root.href() || readLoanPath(url.pathname) !== undefined);
  return isOurs ? url.pathname + url.search + url.hash : paths.root.href();
}

const parse = (address: string, origin: string): URL | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin) : undefined;
