import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';

// What a lender carries (docs/performance.md) follows from these counts.
const LINK = 10;

/** Opens a screen from a link, and lists the paths of its calls. */
function openScreen(name: string) {
  const { requests, stop, unmount } = renderApp(`/7100120/${name}`);
  const close = (): void => {
    stop();
    unmount();
  };
  return { paths: () => requests.map(({ path }) => path), close };
}

it.each([
  ['request', 9],
  ['selection', 11],
])('a link makes ten calls, and %s makes %i more', async (name, count) => {
  const link = openScreen('history');
  await waitFor(() => expect(link.paths()).toHaveLength(LINK));
  const ofALink = new Set(link.paths());
  link.close();
  const { paths } = openScreen(name);
  const more = () => paths().filter((path) => !ofALink.has(path));
  await waitFor(() => expect(more()).toHaveLength(count));
});
