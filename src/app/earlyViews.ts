import { NavigationType, type DataRouter } from 'react-router-dom';
import type { SagaDeps } from '@/services/sagaDeps';

/**
 * Reports screens that the user leaves before route tracking starts. Route tracking counts the screen that is open when
 * it starts. Returns the unsubscribe function.
 */
export function reportEarlyViews(router: DataRouter, { telemetry, firstScreen }: SagaDeps): () => void {
  let { key } = router.state.location;
  let uri = window.location.href;
  /** Stored when the navigation starts: the next screen sets the tab title before the navigation completes. */
  let title: string | undefined;
  const stop = router.subscribe(({ navigation, location, historyAction }) => {
    title ??= document.title;
    if (navigation.state !== 'idle') return;
    // The user never saw a replaced entry, such as the choice of the first screen.
    if (location.key !== key && historyAction === NavigationType.Push) telemetry.pageView(title, uri);
    key = location.key;
    uri = window.location.href;
    title = undefined;
  });
  void firstScreen.then(stop);
  return stop;
}
