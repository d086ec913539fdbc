import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { RequestGroup } from '@/features/runs/rules/historyRows';
import { requestLinked } from '@/features/history/state/historyViewSlice';

/** `matching` the search, in the order of the table. */
type LinkedRequests = Readonly<Record<'all' | 'matching', readonly RequestGroup[]>> & { readonly onClear: () => void };

/** Scrolls to the request in the address (#request-12) and expands it, once. Clears a search that hides it. */
export function useRequestLink({ all, matching, onClear }: LinkedRequests): void {
  const dispatch = useDispatch();
  const { hash, key } = useLocation();
  const followed = useRef('');

  useEffect(() => {
    const isLinked = ({ id }: RequestGroup): boolean => `#${id}` === hash;
    const index = matching.findIndex(isLinked);
    const group = matching[index];
    // A fragment typed into the address bar has no key of its own, so the hash is part of the comparison.
    const link = key + hash;
    if (hash === '' || followed.current === link) return;
    if (group === undefined) {
      if (all.some(isLinked)) onClear();
      return;
    }
    followed.current = link;
    dispatch(requestLinked({ groupId: group.id, index }));
    // After the request's rows are rendered.
    requestAnimationFrame(() => {
      const rows = document.getElementById(group.id);
      rows?.scrollIntoView({ block: 'start' });
      rows?.querySelector('button')?.focus({ preventScroll: true });
    });
  }, [dispatch, all, matching, onClear, hash, key]);
}

const follow = ({ currentTarget: table, target }: SyntheticEvent<HTMLTableElement>): void => {
  const group = target instanceof Element ? target.closest<HTMLElement>('tbody[data-group]') : null;
  const ids = group?.dataset['links']?.split(' ') ?? [];
  for (const rows of table.tBodies) rows.toggleAttribute('data-linked', ids.includes(rows.id));
};

const clear = ({ currentTarget: table }: SyntheticEvent<HTMLTableElement>): void => {
  for (const rows of table.tBodies) rows.removeAttribute('data-linked');
};

/** Marks linked requests in the DOM: rendering the table again on every pointer move would be slow. */
export const linkedHighlight = { onPointerOver: follow, onPointerLeave: clear, onFocus: follow, onBlur: clear };
