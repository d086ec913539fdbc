import { paths } from '@/config/paths';
import type { SelectionRun } from '@/domain/selectionRun';

/** The Request screen, filled in from the order of a run. */
export const orderAgainHref = (loanId: string, { requestId }: SelectionRun): string =>
  `${paths.request.href(loanId)}?${new URLSearchParams({ again: requestId }).toString()}`;
