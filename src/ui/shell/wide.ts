/** From here on the specified minimum width holds, whatever the viewport. */
export const WIDE = '@media screen and (min-width: 768px)';
