/**
 * Removes service workers that other software left on this origin, such as the test double of another app. They stay on
 * users' machines, and one that answers requests could show an outdated screen forever. The product has none.
 * @empty does nothing where the browser has no service workers or blocks access to them
 */
export async function removeServiceWorkers({ serviceWorker }: Partial<Navigator> = navigator): Promise<void> {
  try {
    const registrations = (await serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Storage is blocked, so no service worker can be in it.
  }
}
