import { NavigationType, type DataRouter } from 'react-router-dom';
import type { SagaDeps } from '@/services/sagaDeps';

/**
 * Screens that have been left before route tracking was there to see them; the one that is open when it starts it counts itself.
 * The result stops it.
 */
export function tellEarlyViews(router: DataRouter, { telemetry, firstScreen }: SagaDeps): () => void {
  let { key } = router.state.location;
  let viewed = window.location.href;
  const stop = router.subscribe(({ location, historyAction }) => {
    if (location.key === key) return;
    key = location.key;
    // What was replaced, by the choice of the first screen for instance, has not been looked at.
    if (historyAction === NavigationType.Push) telemetry.pageView(document.title, viewed);
    viewed = window.location.href;
  });
  void firstScreen.then(stop);
  return stop;
}
