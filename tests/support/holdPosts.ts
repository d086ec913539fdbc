import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect } from 'vitest';
import { server } from './server';

/** Holds the POST requests to a path until `release`; then the lender answers. `arrived` waits for exactly one. */
export function holdPosts(path: string) {
  const held: (() => void)[] = [];
  // Resolves to no response, which leaves it to the lender.
  server.use(http.post(path, () => new Promise<undefined>((go) => held.push(() => go(undefined)))));
  return {
    arrived: () => waitFor(() => expect(held).toHaveLength(1)),
    release: () => held.forEach((go) => go()),
  };
}
