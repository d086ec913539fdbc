/** Removes workers that other software left on this origin: one that answers could show an outdated screen forever. */
export async function removeServiceWorkers({ serviceWorker }: Partial<Navigator> = navigator): Promise<void> {
  try {
    const registrations = (await serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Storage is blocked, so no service worker can be in it.
  }
}
