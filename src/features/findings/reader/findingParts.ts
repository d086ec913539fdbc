import { groupBy } from '@/lib/byKey';
import type { Findings } from './findings';

/**
 * The messages in the engine's own parts and sections, in the order in which the file first mentions them.
 * @empty null for DU's only part, and for the section of messages without one
 * @spec FND-14
 */
export const findingParts = ({ findings: all }: Pick<Findings, 'findings'>) =>
  [...groupBy(all, ({ group }) => group)].map(([group, some]) => ({
    group,
    sections: [...groupBy(some, ({ section }) => section)].map(([section, findings]) => ({ section, findings })),
  }));
