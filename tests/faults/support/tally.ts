import { CALL_NAMES, type Cell } from '@tests/faults/manifest/cells';
import { FAULT_GROUPS, faultOf, type FaultGroup } from '@tests/faults/manifest/faults';

/** Counts the cells that pass, and prints them as a table: a row for each call, a column for each group of faults. */
export function tally(title: string, cells: readonly Cell[]) {
  const holding: Cell[] = [];
  const shareOf = (call: string, group: FaultGroup): string => {
    const of = (all: readonly Cell[]) =>
      all.filter((cell) => cell.call === call && faultOf(cell.fault).group === group);
    const known = of(cells).length;
    return known === 0 ? '-' : `${of(holding).length}/${known}`;
  };
  const line = (first: string, rest: readonly string[]): string =>
    [first.padEnd(27), ...rest.map((text) => text.padStart(11))].join('');
  return {
    count: (cell: Cell): void => void holding.push(cell),
    print: (): void => {
      // Prints nothing when only a few cells ran, as while someone fixes one.
      if (holding.length < cells.length / 2) return;
      const rows = CALL_NAMES.map((call) =>
        line(
          call,
          FAULT_GROUPS.map((group) => shareOf(call, group)),
        ),
      );
      console.log(
        [`${title}: ${holding.length} of ${cells.length} cells hold`, line('', FAULT_GROUPS), ...rows].join('\n'),
      );
    },
  };
}
