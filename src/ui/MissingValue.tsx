import { VisuallyHidden } from './VisuallyHidden';

/** Stands for a value that is not known; read aloud as words, since dashes are not. */
export const MissingValue = () => (
  <>
    <span aria-hidden>--</span>
    <VisuallyHidden>not available</VisuallyHidden>
  </>
);
