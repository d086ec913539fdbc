const GAP_PX = 6;

/**
 * Shows a bubble in the top layer, where nothing clips it: below the element it describes, or above if there is no space
 * below.
 */
export function placeBubble(bubble: HTMLElement | null, target: Element | null | undefined): void {
  const described = target?.getBoundingClientRect();
  if (bubble === null || described === undefined || typeof bubble.showPopover !== 'function') return;
  if (!bubble.matches(':popover-open')) bubble.showPopover();
  const { width, height } = bubble.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = described.bottom + GAP_PX;
  const middle = described.left + (described.width - width) / 2;
  bubble.style.top = `${below + height > clientHeight ? described.top - GAP_PX - height : below}px`;
  bubble.style.left = `${Math.max(GAP_PX, Math.min(middle, clientWidth - width - GAP_PX))}px`;
}
