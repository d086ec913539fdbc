import type { RootState } from '@/app/rootReducer';
import type { Remote } from '@/lib/remote';

/** Every value of the store that comes from afar, by its place, such as `history.items`. */
function remotesOf(state: RootState): Map<string, Remote<unknown>> {
  const found = new Map<string, Remote<unknown>>();
  const visit = (part: unknown, place: string): void => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
    if (isRemote(part)) found.set(place, part);
    else for (const [key, inner] of Object.entries(part)) visit(inner, place === '' ? key : `${place}.${key}`);
  };
  visit(state, '');
  return found;
}

const isRemote = (part: object): part is Remote<unknown> => 'status' in part && 'value' in part && 'failure' in part;

/**
 * What is known, by its place. Moments do not count, because the clock goes on, nor does whether a password is stored: it is said of
 * the vault, which is emptied.
 */
export const knownIn = (state: RootState): Record<string, unknown> =>
  Object.fromEntries(
    [...remotesOf(state)].flatMap(([place, { value }]) =>
      value === undefined ? [] : [[place, JSON.parse(comparable(JSON.stringify(value))) as unknown]],
    ),
  );

const comparable = (json: string): string =>
  json
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'some time')
    .replaceAll('"hasStoredPassword":true', '"hasStoredPassword":false');

/** Read again and again as long as it cannot be read: there is always an attempt under way or to come. */
const POLLED = 'history.items';

/** Everything that the screens show as being waited for. */
export const waitsIn = (state: RootState): string[] => [
  ...[...remotesOf(state)].flatMap(([place, { status }]) => (status === 'loading' && place !== POLLED ? [place] : [])),
  ...state.documents.pending,
  ...(['submitting', 'checking'].includes(state.orderDraft.submission.status) ? ['order'] : []),
  ...(['saving', 'checking'].includes(state.override.phase) ? ['override'] : []),
  ...(state.acknowledgement.saving === null ? [] : ['acknowledgement']),
];
