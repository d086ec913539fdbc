import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import * as historyTexts from '@/features/history/texts';

/**
 * Lets the table scroll inside its card where it does not fit, as with large text in a wide font. Only there, because
 * the heading of a table that scrolls cannot stay below the app header.
 */
export function WideTable() {
  useEffect(() => {
    const results = document.querySelector('.history-results');
    if (results === null) return undefined;
    const fit = (): void => {
      const card = results.querySelector<HTMLElement>('.history-card');
      const table = card?.querySelector('table');
      if (!card || !table) return;
      // It gets wider without the results around it.
      sizes.observe(table);
      const isWide = table.offsetWidth > card.clientWidth;
      if (isWide === card.hasAttribute('data-wide')) return;
      card.toggleAttribute('data-wide', isWide);
      // With the keyboard, a scroll area needs the focus, and a name for it.
      for (const [name, value] of Object.entries({ tabindex: '0', role: 'region', 'aria-label': historyTexts.title }))
        if (isWide) card.setAttribute(name, value);
        else card.removeAttribute(name);
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(results);
    return () => sizes.disconnect();
  }, []);
  return <WideStyle />;
}

const WideStyle = createGlobalStyle`
  @media screen and (min-width: 768px) {
    .history-card[data-wide] {
      position: relative;
      overflow-x: auto;

      .history-table.history-table > thead > tr > th {
        position: static;
      }
      .history-table.history-table > tbody > tr > [data-column='outcome'] > .badge {
        overflow-wrap: normal;
      }
    }
  }
`;
