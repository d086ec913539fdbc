import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { showTabIcon } from '@/browser/tabIcon';
import { selectLoanNumber } from '@/features/loan/loanSlice';
import { resultSeen } from '@/features/runs/historySlice';
import { type TabNews, tabTitle } from '@/features/runs/rules/tabNews';
import { selectTabNews } from '@/features/runs/tabNewsSelector';
import { selectArea } from '@/reads/readState';
import { useDocumentTitle } from '@/ui/useDocumentTitle';
import { useNow } from '@/ui/useNow';
import { RUN_STRIP_ID } from './runStripId';

/** Tells in the title and the icon of the tab what runs for the loan and what came out, until the user has seen it. */
export function TabTitle({ place }: { readonly place: string }) {
  const news = useSelector(selectTabNews);
  const loanNumber = useSelector(selectLoanNumber);
  const now = useNow(news.kind === 'running' ? undefined : null);
  useDocumentTitle(tabTitle(news, loanNumber, place, now));
  useEffect(() => showTabIcon(news.kind), [news.kind]);
  useEffect(() => () => showTabIcon('rest'), []);
  useLook(news.kind);
  return null;
}

/** What a user does in a tab that shows a result, or on return to it. */
const LOOKS = ['visibilitychange', 'focus', 'pointerdown', 'keydown', 'scroll'] as const;

/** The user has looked at a result who comes back to it, or does something on the screen that shows it. */
function useLook(kind: TabNews['kind']): void {
  const dispatch = useDispatch();
  const shows = useSelector(selectArea) !== 'request';
  const isNews = kind !== 'running' && kind !== 'rest';
  useEffect(() => {
    if (!isNews || !shows) return undefined;
    const look = ({ target }: Event): void => {
      // The strip leads to the result: a press on its link must still find it.
      const isInStrip = target instanceof Element && target.closest(`#${RUN_STRIP_ID}`) !== null;
      if (!document.hidden && !isInStrip) dispatch(resultSeen());
    };
    const listening = new AbortController();
    for (const event of LOOKS) window.addEventListener(event, look, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isNews, shows, dispatch]);
}
