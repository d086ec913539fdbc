import { useNavigate } from 'react-router-dom';
import { paths, type Area } from '@/config/paths';
import { SHORTCUTS } from '@/config/shortcuts';
import { useShortcut } from '@/features/preferences/useShortcut';

/** One chord for each area of the loan. */
export function useAreaShortcuts(loanId: string | null): void {
  const navigate = useNavigate();
  const goTo = (area: Area) => (): void => {
    if (loanId !== null) void navigate(paths[area].href(loanId));
  };
  useShortcut(SHORTCUTS.request, goTo('request'));
  useShortcut(SHORTCUTS.selection, goTo('selection'));
  useShortcut(SHORTCUTS.history, goTo('history'));
}
