/** How often each component was drawn, by name. */
type Drawings = Record<string, number>;

interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** What stood here at the commit before; null for what is new. */
  alternate: Fiber | null;
}

/** Function components, and those that memo wraps. */
const COMPONENT_TAGS = [0, 15];
const PERFORMED_WORK = 1;

let drawings: Drawings | null = null;

// React tells whoever stands here at its start of every commit; developer tools do so.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => count(current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** Counts what is drawn from now on, until all of it is asked for. */
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
  // Below an unchanged child nothing has happened.
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) count(child);
}
