export const paths = {
  root: { path: '/', href: () => '/' },
  callback: { path: '/implicit/callback' },
  /** The origination system links to it: the app chooses the first screen. */
  loan: { path: '/:loanId', href: (loanId: string) => `/${loanId}?navigate=true` },
  request: {
    path: 'request',
    href: (loanId: string) => `/${loanId}/request`,
    /** Fills Request in from a past request, and focuses the field. */
    againHref: (loanId: string, requestId: string, field: 'agency' | 'account' | 'references' | '' = '') =>
      `/${loanId}/request?${new URLSearchParams({ again: requestId }).toString()}${field && `#${field}`}`,
  },
  selection: { path: 'selection', href: (loanId: string) => `/${loanId}/selection` },
  history: { path: 'history', href: (loanId: string) => `/${loanId}/history` },
  notFound: { path: '/notfound/', href: () => '/notfound/' },
} as const;

/** The form of a path that the address shows: the router matches in any case, but reads a host after two slashes. */
export const canonicalPath = (pathname: string): string => pathname.replace(/^\/+/, '/').toLowerCase();

export const AREAS = ['request', 'selection', 'history'] as const;
export type Area = (typeof AREAS)[number];

export const isArea = (text: string | undefined): text is Area => AREAS.some((area) => area === text);
