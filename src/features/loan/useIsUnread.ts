import { useSelector } from 'react-redux';
import type { CallName } from '@/http/contract/call';
import type { RootState } from '@/lib/rootState';
import { selectIsUnread } from './unreadItemsSlice';

/** True if items of these calls could not be read. */
export const useIsUnread = (...calls: CallName[]): boolean =>
  useSelector((state: RootState) => selectIsUnread(state, ...calls));
