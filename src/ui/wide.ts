/** From this width on, the layout has the specified minimum width, even if the viewport is narrower. */
export const WIDE = '@media screen and (min-width: 768px)';

/** Viewports below that width, such as a browser zoomed to 200%. */
export const NARROW = '@media screen and (max-width: 767.98px)';

/** A phone, held upright. */
export const PHONE = '@media screen and (max-width: 479.98px)';

/** Narrow, but so high that a bottom bar leaves most of the page visible: a phone, and no high zoom. */
export const NARROW_AND_HIGH = '@media screen and (max-width: 767.98px) and (min-height: 600px)';

/** Wide, and high enough that a bottom bar leaves most of the page visible. */
export const WIDE_AND_HIGH = '@media screen and (min-width: 768px) and (min-height: 500px)';

/** The inline padding of a fixed bar, whose percentages are of the window: its content is as wide as the page's. */
export const BAR_GUTTER = 'max(var(--space-4), calc((100% - var(--content-start, 0px) - var(--content-max)) / 2))';
