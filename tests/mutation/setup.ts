import fc from 'fast-check';
import { vi } from 'vitest';

// What a rule computes when it is loaded has to be computed anew for each change.
vi.resetModules();

// The same few examples each time, so that the score moves with the tests alone.
fc.configureGlobal({ seed: 1, numRuns: 30 });
