/** From this width on, the layout has the specified minimum width, even if the viewport is narrower. */
export const WIDE = '@media screen and (min-width: 768px)';

/** Wide, but the specified minimum width would scroll sideways, so the menu starts folded. */
export const CRAMPED = '@media screen and (min-width: 768px) and (max-width: 1365.98px)';

/** Viewports below that width, such as a browser zoomed to 200%. */
export const NARROW = '@media screen and (max-width: 767.98px)';

/** Wide, and high enough that a bottom bar leaves most of the page visible. */
export const WIDE_AND_HIGH = '@media screen and (min-width: 768px) and (min-height: 500px)';

/** The inline padding of a fixed bar, whose percentages are of the window: its content is as wide as the page's. */
export const BAR_GUTTER = 'max(var(--space-4), calc((100% - var(--content-start, 0px) - var(--content-max)) / 2))';

/** The tokens of a page whose menu is folded or missing: the content keeps its minimum width. */
export const foldedCss = '--menu-display: none; --sidebar-width: 0px; --app-min-width: 1144px;';
