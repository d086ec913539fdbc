import type { ReliefTypeId } from '@/features/selection/rules/repAndWarrant';

/** The relief of one type for the response of one result. */
export interface ReliefRef {
  responseId: string;
  typeId: ReliefTypeId;
}

/** Returns the key under which the state keeps a relief and its messages. */
export const reliefKey = ({ responseId, typeId }: ReliefRef): string => `${responseId} ${typeId}`;

/** Returns what a key of reliefKey names. */
export function reliefAt(key: string): ReliefRef {
  const gap = key.lastIndexOf(' ');
  return { responseId: key.slice(0, gap), typeId: Number(key.slice(gap + 1)) as ReliefTypeId };
}
