/** From here on the specified minimum width holds, whatever the viewport. */
export const WIDE = '@media screen and (min-width: 768px)';

/** Narrower than that; what a browser enlarged to 200 % has. */
export const NARROW = '@media screen and (max-width: 767.98px)';
