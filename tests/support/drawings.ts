/** How often each component was rendered, by name. */
type Drawings = Record<string, number>;

interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The fiber in the previous commit; null for a new one. */
  alternate: Fiber | null;
}

/** Function components, and those wrapped in memo. */
const COMPONENT_TAGS = [0, 15];
const PERFORMED_WORK = 1;

let drawings: Drawings | null = null;

// React calls this global hook at every commit, if it exists when React starts; developer tools use it too.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => count(current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** Counts the renders from now on, until `all` is called. */
export function watchDrawings(): { soFar: () => Drawings; all: () => Drawings } {
  const own: Drawings = {};
  drawings = own;
  const all = (): Drawings => {
    if (drawings === own) drawings = null;
    return own;
  };
  return { soFar: () => own, all };
}

function count(fiber: Fiber): void {
  if (drawings === null) return;
  const { alternate: before, tag, type, flags } = fiber;
  if (COMPONENT_TAGS.includes(tag) && (before === null || (flags & PERFORMED_WORK) !== 0)) {
    const { name } = type as { name: string };
    drawings[name] = (drawings[name] ?? 0) + 1;
  }
  // Below an unchanged child, nothing was rendered.
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) count(child);
}
