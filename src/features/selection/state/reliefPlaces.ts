import { reliefKey } from '@/features/selection/rules/reliefKey';
import { RELIEF_TYPES, type ReliefTypeId } from '@/features/selection/rules/repAndWarrant';
import { isUsable } from '@/features/selection/rules/selectionResult';
import type { Relief, SelectionResult } from '@/features/selection/api/contract/selection';
import type { Reliefs } from './selectionSlice';
import { own } from '@/lib/own';

/** Returns where results may have relief, with its service and the name of its type. */
export const reliefPlacesOf = (results: readonly SelectionResult[]) =>
  results.filter(isUsable).flatMap(({ responseId, ausRequestType: service }) =>
    responseId === null
      ? []
      : RELIEF_TYPES.map(({ id, label }) => ({
          ref: { name: 'reliefs' as const, key: reliefKey({ responseId, typeId: id }) },
          service,
          type: label,
        })),
  );

/** Returns the relief of a result; undefined until it is loaded. */
export const reliefAmong = (reliefs: Reliefs, responseId: string | null, typeId: ReliefTypeId): Relief | undefined =>
  responseId === null ? undefined : own(reliefs, reliefKey({ responseId, typeId }))?.value;
