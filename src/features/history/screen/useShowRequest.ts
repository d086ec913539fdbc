import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that shows a request in the table, wherever it is. */
export function useShowRequest(): (groupId: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (groupId) => void navigate({ search, hash: groupId }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
}
