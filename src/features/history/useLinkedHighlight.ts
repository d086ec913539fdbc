import { type FocusEvent, type PointerEvent, useRef } from 'react';

interface HighlightHandlers {
  onPointerOver: (event: PointerEvent<HTMLTableElement>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLTableElement>) => void;
  onBlur: () => void;
}

/**
 * Marks the requests that are linked to the one under the pointer or with the focus. The mark is an attribute set in place: drawing
 * the table again for every move of the pointer would be felt.
 *
 * @source Specification §2: "Hovering a row highlights the linked rows of the same request"
 */
export function useLinkedHighlight(): HighlightHandlers {
  const marked = useRef<Element[]>([]);
  const mark = (table: HTMLTableElement, target: EventTarget): void => {
    const group = target instanceof Element ? target.closest('tbody') : null;
    const ids = group?.dataset['links']?.split(' ') ?? [];
    marked.current.forEach((element) => element.removeAttribute('data-linked'));
    marked.current = [...table.tBodies].filter(({ id }) => ids.includes(id));
    marked.current.forEach((element) => element.setAttribute('data-linked', ''));
  };
  const clear = (): void => {
    marked.current.forEach((element) => element.removeAttribute('data-linked'));
    marked.current = [];
  };
  return {
    onPointerOver: ({ currentTarget, target }) => mark(currentTarget, target),
    onPointerLeave: clear,
    onFocus: ({ currentTarget, target }) => mark(currentTarget, target),
    onBlur: clear,
  };
}
