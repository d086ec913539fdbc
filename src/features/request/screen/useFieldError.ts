import { useSelector } from 'react-redux';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import type { RootState } from '@/lib/rootState';

/** Returns the text of a field's error. The component re-renders only when that text changes. */
export const useFieldError = (fieldId: string): string | undefined =>
  useSelector((state: RootState) => selectFieldErrors(state)[fieldId]);
