import { paths } from '@/config/paths';
import { readLoanPath } from '@/config/loanPath';

/** Only the start page and loan screens: storage may have a planted value. @spec NAV-14 @empty '/' for others */
export function safeReturnPath(remembered = '', origin: string): string {
  // The browser would read a host after a second slash or a backslash.
  const isPath = /^\/(?![/\\])/.test(remembered) && URL.canParse(remembered, origin);
  const url = isPath ? new URL(remembered, origin) : undefined;
  const isOurs =
    url?.origin === origin && (url.pathname === paths.root.href() || readLoanPath(url.pathname) !== undefined);
  return isOurs ? url.pathname + url.search + url.hash : paths.root.href();
}
