import { createGlobalStyle } from 'styled-components';

/**
 * While the dialog that contains it is open, paper has that dialog instead of the screen below, with the loan and who
 * printed it above.
 */
export const PrintAlone = () => (
  <>
    <Style />
    <span data-print-alone hidden />
  </>
);

const Style = createGlobalStyle`
  @media print {
    html:has([data-print-alone]) {
      overflow: visible !important;

      main {
        display: none;
      }
      * {
        min-height: 0 !important;
      }
      body :has([data-print-alone]) {
        position: static !important;
        display: block;
        justify-items: normal;
        width: auto;
        max-height: none;
        padding: 0;
        overflow: visible;
        background: none;
        border: 0;
        box-shadow: none;
      }
    }
  }
`;
