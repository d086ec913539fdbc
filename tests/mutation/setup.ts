import fc from 'fast-check';
import { vi } from 'vitest';

// Reloads the modules, so that each mutant computes again what a rule computes when it loads.
vi.resetModules();

// Uses the same few examples each time, so that only the tests change the score.
fc.configureGlobal({ seed: 1, numRuns: 30 });
