import { isPending, isUnknown, type Remote } from './remote';

/** Why there is no value: it loads, or it failed to load. */
export type Gap = 'pending' | 'notLoaded';

/** Returns why a value is missing. @empty null for a loaded value, and if the service sent none */
export function gapOf(remote: Remote<unknown>): Gap | null {
  if (isUnknown(remote)) return 'notLoaded';
  return isPending(remote) ? 'pending' : null;
}
