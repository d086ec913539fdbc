import { attempt } from '@/lib/attempt';

/** Between the windows of this browser. @empty undefined where it has no channels, or refuses them with its storage */
export const openChannel = (name: string): BroadcastChannel | undefined => attempt(() => new BroadcastChannel(name));
