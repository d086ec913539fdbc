export type LightAndDark = readonly [light: string, dark: string];

/**
 * Text has a contrast of at least 4.5:1 and control borders 3:1 on every background they are used on, in both schemes.
 */
export const COLORS = {
  canvas: ['#f4f6f9', '#10161d'],
  surface: ['#ffffff', '#18212b'],
  sunken: ['#ebeff4', '#1f2a36'],
  text: ['#1b2733', '#e7ecf2'],
  'text-secondary': ['#4a5768', '#a9b6c4'],
  border: ['#d5dce5', '#2c3947'],
  'border-control': ['#74818f', '#75869a'],
  brand: ['#0b5cad', '#7db8f7'],
  'brand-hover': ['#084a8c', '#a5cffa'],
  'on-brand': ['#ffffff', '#0b1219'],
  focus: ['#0b5cad', '#7db8f7'],
  header: ['#12304d', '#0b1219'],
  'header-text': ['#ffffff', '#ffffff'],
  'header-text-muted': ['#c9d7e6', '#b6c4d3'],
  'header-border': ['#5d7a99', '#75869a'],
  'header-hover': ['rgb(255 255 255 / 12%)', 'rgb(255 255 255 / 12%)'],
  'row-selected': ['#e6f1fb', '#1b3350'],
  'row-hover': ['#f0f4f9', '#202c39'],
  'row-different': ['#fff9ea', '#2b2613'],
  info: ['#0a4f94', '#9ccbfa'],
  'info-bg': ['#e3effb', '#14304e'],
  ok: ['#1a6334', '#8ed9a5'],
  'ok-bg': ['#e2f4e8', '#14361f'],
  error: ['#a61b1b', '#ffb0ab'],
  'error-bg': ['#fce9e9', '#481a1a'],
  warn: ['#7a4b00', '#ffd27a'],
  'warn-bg': ['#fff3d6', '#3d2b06'],
  neutral: ['#465366', '#c0cad6'],
  'neutral-bg': ['#ebeef2', '#2a3542'],
  recommended: ['#5b3fa6', '#cbb8ff'],
  'recommended-bg': ['#efeafb', '#31255a'],
  'plot-du': ['#0b5cad', '#7db8f7'],
  'plot-lpa': ['#a8500a', '#f5a35c'],
  'plot-lpac': ['#6b3fa0', '#c9a4f5'],
  'plot-credit': ['#4a5768', '#a9b6c4'],
  /* Separate tokens, because the tooltip can be inside the header, which has other text colors. */
  tooltip: ['#1b2733', '#e7ecf2'],
  'tooltip-text': ['#f4f6f9', '#10161d'],
  backdrop: ['rgb(27 39 51 / 45%)', 'rgb(0 0 0 / 60%)'],
  'backdrop-light': ['rgb(244 246 249 / 75%)', 'rgb(16 22 29 / 75%)'],
  'shadow-color': ['rgb(18 48 77 / 18%)', 'rgb(0 0 0 / 50%)'],
} satisfies Record<string, LightAndDark>;

/**
 * The specification defines the minimum width, the sidebar and the spinner. The minimum width is that of a page
 * with its menu.
 */
const SIZES = {
  'font-family': "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  'type-page': '600 20px/28px var(--font-family)',
  'type-section': '600 16px/24px var(--font-family)',
  'type-body': '400 14px/20px var(--font-family)',
  'type-strong': '600 14px/20px var(--font-family)',
  'type-table': '400 13px/18px var(--font-family)',
  'type-label': '400 12px/16px var(--font-family)',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-6': '24px',
  'space-8': '32px',
  'radius-control': '4px',
  'radius-card': '6px',
  'radius-badge': '10px',
  'control-height': '32px',
  'icon-button-size': '28px',
  'row-height': '40px',
  'row-height-compact': '32px',
  'header-height': '48px',
  'sidebar-width': '222px',
  'app-min-width': '1366px',
  /* The content is at most 1,600 px wide, in the middle of a wider page. */
  'content-max': '1600px',
  'page-gutter': 'max(var(--space-4), calc((100% - var(--content-max)) / 2))',
  'spinner-size': '175px',
  'shadow-overlay': '0 1px 2px var(--shadow-color), 0 12px 32px var(--shadow-color)',
  'z-backdrop': '2',
  'z-sticky': '5',
  'z-modal': '40',
  'z-toast': '50',
} satisfies Record<string, string>;

/** Every design token as a custom property declaration; colors follow the element's `color-scheme`. */
export const tokensCss: string = [
  ...Object.entries(COLORS).map(([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`),
  ...Object.entries(SIZES).map(([name, value]) => `--${name}: ${value};`),
].join('\n');

/** The tokens that are smaller on paper, so that a table of the history fits the width of a page. */
export const paperCss: string = Object.entries({
  'type-page': '600 13pt/16pt var(--font-family)',
  'type-section': '600 10pt/13pt var(--font-family)',
  'type-body': '400 9pt/12pt var(--font-family)',
  'type-strong': '600 9pt/12pt var(--font-family)',
  'type-table': '400 7.5pt/9.5pt var(--font-family)',
  'type-label': '400 7.5pt/9.5pt var(--font-family)',
  'control-height': '16pt',
  'row-height': '0',
  'row-height-compact': '0',
  'space-2': '4px',
  'space-3': '6px',
  'space-4': '8px',
} satisfies Partial<Record<keyof typeof SIZES, string>>)
  .map(([name, value]) => `--${name}: ${value};`)
  .join('\n');
