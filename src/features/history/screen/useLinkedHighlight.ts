import { type FocusEvent, type PointerEvent, useRef } from 'react';

interface HighlightHandlers {
  onPointerOver: (event: PointerEvent<HTMLTableElement>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLTableElement>) => void;
  onBlur: () => void;
}

/**
 * Highlights the requests linked to the one under the pointer or with the focus. Sets the attribute directly in the
 * DOM, because re-rendering the table on every pointer move would be slow.
 *
 * @source Specification §2: "Hovering a row highlights the linked rows of the same request"
 */
export function useLinkedHighlight(): HighlightHandlers {
  const group = useRef<Element | null>(null);
  const marked = useRef<Element[]>([]);
  const follow = (table: HTMLTableElement, target: EventTarget): void => {
    const next = target instanceof Element ? target.closest<HTMLElement>('tbody[data-group]') : null;
    // The pointer crosses many cells of one request.
    if (next === group.current && marked.current.every(isMarked)) return;
    clear();
    group.current = next;
    const ids = next?.dataset['links']?.split(' ').filter(Boolean) ?? [];
    marked.current = ids.length === 0 ? [] : [...table.tBodies].filter(({ id }) => ids.includes(id));
    marked.current.forEach((element) => element.setAttribute('data-linked', ''));
  };
  const clear = (): void => {
    marked.current.forEach((element) => element.removeAttribute('data-linked'));
    marked.current = [];
    group.current = null;
  };
  return {
    onPointerOver: ({ currentTarget, target }) => follow(currentTarget, target),
    onPointerLeave: clear,
    onFocus: ({ currentTarget, target }) => follow(currentTarget, target),
    onBlur: clear,
  };
}

const isMarked = (element: Element): boolean => element.isConnected && element.hasAttribute('data-linked');
