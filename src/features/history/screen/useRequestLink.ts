import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { RequestGroup } from '@/domain/history/historyRows';
import { requestLinked } from '@/features/history/state/historyViewSlice';

/** Scrolls to the request in the address, such as #request-12, and expands it; once per address. */
export function useRequestLink(groups: readonly RequestGroup[]): void {
  const dispatch = useDispatch();
  const { hash, key } = useLocation();
  const followed = useRef('');

  useEffect(() => {
    const index = groups.findIndex(({ id }) => `#${id}` === hash);
    const group = groups[index];
    // A fragment typed into the address bar has no key of its own, so the hash is part of the comparison.
    const link = key + hash;
    if (group === undefined || followed.current === link) return;
    followed.current = link;
    dispatch(requestLinked({ groupId: group.id, index }));
    // After the request's rows are rendered.
    requestAnimationFrame(() => {
      const rows = document.getElementById(group.id);
      rows?.scrollIntoView({ block: 'start' });
      rows?.querySelector('button')?.focus({ preventScroll: true });
    });
  }, [dispatch, groups, hash, key]);
}
