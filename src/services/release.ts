/** Tells of code that could not be loaded; the result stops it. */
export function watchMissingCode(tell: (isMissing: true) => void): () => void {
  const onError = (): void => tell(true);
  window.addEventListener('vite:preloadError', onError);
  return () => window.removeEventListener('vite:preloadError', onError);
}

/**
 * The release this page is of, by the address of its first script, whose name is a digest of its content.
 *
 * @empty '' in a page that was not built, such as a test's
 */
export const releaseId = (): string => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Whether another release is served by now. No answer is no: whoever is offline keeps the page at hand. */
export async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(releaseId());
  } catch {
    return false;
  }
}
