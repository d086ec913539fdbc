import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';

/** Returns every remote value of the store by its place, such as `history.historySection`. */
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
 * Returns the loaded data by its place. Ignores times, because the clock advances, and `hasStoredPassword`, because it
 * describes the vault, which is emptied.
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
    .replaceAll(/"hasStoredPassword":(true|null)/g, '"hasStoredPassword":false');

/** The history is polled even while it fails, so a read is always in flight or scheduled. */
const POLLED = 'history.historySection';

/** Returns everything that the screens show as loading or pending. */
export const waitsIn = (state: RootState): string[] => [
  ...[...remotesOf(state)].flatMap(([place, { status }]) => (status === 'loading' && place !== POLLED ? [place] : [])),
  ...state.documents.pending,
  ...(['submitting', 'checking'].includes(state.submission.shown.status) ? ['order'] : []),
  ...(['saving', 'checking'].includes(state.override.phase) ? ['override'] : []),
  ...(state.acknowledgementData.saving === null ? [] : ['acknowledgement']),
];
