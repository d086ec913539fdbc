/**
 * Removes service workers that something else once left on this origin, such as the test double of another app: they stay on
 * people's machines, and one that answers requests could show a screen of yesterday for ever. The product has none.
 *
 * @empty nothing happens where the browser has no service workers, or keeps them from us
 */
export async function removeServiceWorkers({ serviceWorker }: Partial<Navigator> = navigator): Promise<void> {
  try {
    const registrations = (await serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Storage is blocked, and then nothing can have been left in it.
  }
}
