import { NavigationType, type DataRouter } from 'react-router-dom';
import type { SagaDeps } from '@/services/sagaDeps';

/**
 * Screens that have been left before route tracking was there to see them; the one that is open when it starts it counts itself.
 * The result stops it.
 */
export function tellEarlyViews(router: DataRouter, { telemetry, firstScreen }: SagaDeps): () => void {
  let { key } = router.state.location;
  let uri = window.location.href;
  /** Kept from the moment the way is taken: the next screen names the tab before it is there. */
  let title: string | undefined;
  const stop = router.subscribe(({ navigation, location, historyAction }) => {
    title ??= document.title;
    if (navigation.state !== 'idle') return;
    // What was replaced, by the choice of the first screen for instance, has not been looked at.
    if (location.key !== key && historyAction === NavigationType.Push) telemetry.pageView(title, uri);
    key = location.key;
    uri = window.location.href;
    title = undefined;
  });
  void firstScreen.then(stop);
  return stop;
}
