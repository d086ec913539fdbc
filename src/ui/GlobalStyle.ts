import { createGlobalStyle } from 'styled-components';
import { tokensCss } from './theme';

/** The tokens, the reset and the few rules that hold everywhere: focus ring, schemes, motion, print. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${tokensCss}
  }

  /* A choice made by hand wins over the system's. */
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    /* Keeps what receives focus clear of the sticky header, table heading and footer bar. */
    scroll-padding: 104px 0 64px;
    text-size-adjust: 100%;
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

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  /* Headings and summaries take focus from the program, not from the user: no ring. */
  [tabindex='-1']:focus-visible { outline: none; }

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
    }
    [data-print='never'] { display: none !important; }
  }
`;
