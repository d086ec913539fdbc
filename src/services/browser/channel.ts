import { attempt } from '@/lib/attempt';

/**
 * Opens a channel between the windows of this browser.
 *
 * @empty undefined where the browser has no channels, or refuses them with its storage
 */
export const openChannel = (name: string): BroadcastChannel | undefined => attempt(() => new BroadcastChannel(name));
