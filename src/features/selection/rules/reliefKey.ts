import type { ReliefTypeId } from '@/features/selection/rules/repAndWarrant';

export interface ReliefRef {
  responseId: string;
  typeId: ReliefTypeId;
}

export const reliefKey = ({ responseId, typeId }: ReliefRef): string => `${responseId} ${typeId}`;

export function reliefAt(key: string): ReliefRef {
  const gap = key.lastIndexOf(' ');
  return { responseId: key.slice(0, gap), typeId: Number(key.slice(gap + 1)) as ReliefTypeId };
}
