import * as v from 'valibot';
import { knownItemsOf } from './fields';

/** Texts without the blank ones, which say nothing. Not in `fields.ts`: no call before History's rows has them. */
export const sentences = knownItemsOf(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text || undefined),
  ),
);
