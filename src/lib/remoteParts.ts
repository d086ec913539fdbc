import type { Failure } from './failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from './remote';

/** Values that come from afar side by side, each loading and failing alone. */
export type RemoteParts<Reads> = { [Part in keyof Reads]: Remote<Reads[Part]> };

/** The answer to the read of one part; undefined when there was nothing in it. */
export type PartAnswer<Reads> = {
  [Part in keyof Reads]: { part: Part; answer: Reads[Part] | undefined };
}[keyof Reads];

export interface PartFailure<Reads> {
  part: keyof Reads;
  failure: Failure;
}

export const idleParts = <Part extends string>(...parts: Part[]): Record<Part, typeof idle> =>
  Object.fromEntries(parts.map((part) => [part, idle])) as Record<Part, typeof idle>;

/** The three things that happen to a part, for the reducers of a slice. */
export const partReducers = <Reads>() => ({
  wanted: (parts: RemoteParts<Reads>, part: keyof Reads): void => {
    parts[part] = toLoading(parts[part]);
  },
  received: (parts: RemoteParts<Reads>, { part, answer }: PartAnswer<Reads>): void => {
    parts[part] = toAnswered(parts[part], answer);
  },
  failed: (parts: RemoteParts<Reads>, { part, failure }: PartFailure<Reads>): void => {
    parts[part] = toFailed(parts[part], failure);
  },
});
