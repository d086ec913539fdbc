import { groupBy } from '@/lib/byKey';
import type { Findings } from './findings';

/**
 * Returns the messages in the engine's own parts and sections. These are in the order in which the file first mentions
 * them, and the messages of each in the order of the file. Parts are LPA's kinds of message, such as its documentation
 * checklist.
 * @empty null for DU's only part, and for the section of messages without one
 * @spec FND-14
 */
export const findingParts = ({ findings: all }: Pick<Findings, 'findings'>) =>
  [...groupBy(all, ({ group }) => group)].map(([group, some]) => ({
    group,
    sections: [...groupBy(some, ({ section }) => section)].map(([section, findings]) => ({ section, findings })),
  }));
