import { ringCss } from './ringCss.ts';
import { paperCss, tokensCss } from './theme.ts';
import { CRAMPED, foldedCss, WIDE } from './wide.ts';

/**
 * The style sheet of the page: the design tokens, the reset, the global rules (focus ring, color schemes, motion, print),
 * and the screen before the app. The build writes it into a file of its own (src/build/firstFiles.ts).
 */
export const pageCss = `
:root {
  color-scheme: light dark;
  ${tokensCss}
}

/* The user's choice overrides the system's. */
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }

/* services/menuFold.ts sets the user's choice. */
${CRAMPED} { :root:not([data-menu='open']) { ${foldedCss} } }
${WIDE} { :root[data-menu='folded'] { ${foldedCss} } }

*, *::before, *::after { box-sizing: border-box; }

html {
  text-size-adjust: 100%;
}

body, #root { --bottom-bar-height: inherit; }

/* Keeps the focused element clear of the sticky header, the table heading and the bar at the bottom. */
${WIDE} {
  html { scroll-padding: 104px 0 calc(max(var(--bottom-bar-height, 0px), 56px) + var(--space-2)); }
}

body {
  margin: 0;
  font: var(--type-body);
  font-variant-numeric: tabular-nums;
  color: var(--text);
  background: var(--canvas);
}

h1, h2, h3, h4, h5, h6, p, dl, dd, ul, ol, fieldset, figure { margin: 0; padding: 0; }
h1, h2, h3, h4, h5, h6 { font: inherit; }
fieldset { border: 0; min-width: 0; }
legend { padding: 0; }
button, input, select, textarea { font: inherit; color: inherit; }
button:not(:disabled), summary { cursor: pointer; }
img, svg { vertical-align: middle; }

a { color: var(--brand); text-underline-offset: 2px; }
a:hover { color: var(--brand-hover); }
bdi[data-hint] { overflow-wrap: anywhere; }

:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: 2px;
}

/* The app focuses headings and summaries, not the user, so they get no ring. */
[tabindex='-1']:focus-visible { outline: none; }

/* The screen before the app: index.html. src/firstScript.js sets when it appears and how far it has turned. */
#waiting {
  position: fixed;
  inset: 0;
  display: grid;
  gap: var(--space-4);
  place-content: center;
  justify-items: center;
  font: var(--type-section);
}
#waiting > * { animation: waiting-appear 150ms var(--waiting-delay, 300ms) backwards; }
#waiting svg {
  ${ringCss}
  animation: waiting-appear 150ms var(--waiting-delay, 300ms) backwards, waiting-turn 900ms var(--waiting-turned, 0s) linear infinite;
}
#waiting p { min-height: 24px; }
@keyframes waiting-appear { from { opacity: 0; } }
@keyframes waiting-turn { to { transform: rotate(1turn); } }
@media (scripting: none) { #waiting { display: none; } }

@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
  }
}

@media print {
  :root, :root[data-theme] {
    color-scheme: light;
    --canvas: var(--surface);
    ${paperCss}
  }
  [data-print='never'] { display: none !important; }
  :focus-visible { outline: none; }
  h1, h2, h3, h4 { break-after: avoid; }
  tr, dl { break-inside: avoid; }
}
/* Of the supported browsers, Firefox and Safari leave the page numbers out. */
@page {
  margin: 12mm 12mm 16mm;
  @bottom-right {
    content: 'Page ' counter(page) ' of ' counter(pages);
    font: 8pt sans-serif;
  }
}
`;
