import { useSelector } from 'react-redux';
import * as detailTexts from '@/features/history/detailTexts';
import { decodeError } from '@/features/history/rules/decodeError';
import { reportAction } from '@/features/history/rules/historyAction';
import { whatChanged } from '@/features/history/rules/compareRuns';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { hasNoResult } from '@/features/runs/rules/historyItem';
import type { RequestGroup } from '@/features/runs/rules/historyRows';
import { selectPreviousRuns } from '@/features/runs/historySlice';
import { shortText } from '@/lib/shortText';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';
import { Delivered } from '@/ui/Delivered';

/** The line cuts it where it ends. */
const ERROR_LENGTH = 500;

/**
 * Why a request failed, its note once it was read, and the inputs that differ from the run before. It reads nothing.
 */
export function WhatChanged({ group: { requestId, items } }: { readonly group: RequestGroup }) {
  const previousRuns = useSelector(selectPreviousRuns);
  const { ERROR_GUIDE } = useSelector(selectDeployment);
  const note = useSelector((state: RootState) => selectRead(state, 'pastOrders', requestId).value?.note);
  const errors = items.flatMap((item) => {
    const { text } = reportAction(item);
    return hasNoResult(item) && text !== null
      ? [decodeError(text, ERROR_GUIDE)?.MEANING ?? shortText(text, ERROR_LENGTH)]
      : [];
  });
  const changes = whatChanged(items, previousRuns);
  const parts = [...new Set([...errors, ...(note ? [note] : []), ...(changes ?? [detailTexts.firstRun])])];
  const words = parts.join(' · ');
  return (
    <span title={words}>
      <Delivered text={words} most={2_000} />
    </span>
  );
}
