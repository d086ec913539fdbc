import { useCallback, useState } from 'react';
import { preferences } from '@/services/preferences';
import type { ColumnId } from '@/domain/history/historyColumns';

export interface TablePreferences {
  isCompact: boolean;
  hiddenColumns: readonly ColumnId[];
  isStripHidden: boolean;
}

const KEY = 'companion.history';
const DEFAULTS: TablePreferences = { isCompact: false, hiddenColumns: [], isStripHidden: false };

/** Returns the user's table preferences, which persist between visits. */
export function useTablePreferences(): [TablePreferences, (change: Partial<TablePreferences>) => void] {
  const [current, setCurrent] = useState(recall);
  const change = useCallback(
    (changes: Partial<TablePreferences>): void => {
      const next = { ...current, ...changes };
      setCurrent(next);
      preferences.write(KEY, JSON.stringify(next));
    },
    [current],
  );
  return [current, change];
}

/** Ignores stored values that are not valid. */
function recall(): TablePreferences {
  const stored = parse(preferences.read(KEY));
  return {
    isCompact: stored['isCompact'] === true,
    isStripHidden: stored['isStripHidden'] === true,
    hiddenColumns: Array.isArray(stored['hiddenColumns'])
      ? (stored['hiddenColumns'].filter((id) => typeof id === 'string') as ColumnId[])
      : DEFAULTS.hiddenColumns,
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
