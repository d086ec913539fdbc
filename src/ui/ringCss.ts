/** The ring of a spinner: of the screen before the app, and of the app. */
export const ringCss = `
  width: var(--spinner-size);
  height: var(--spinner-size);
  fill: none;
  stroke: var(--brand);
  stroke-width: 3;
  stroke-linecap: round;

  @media (forced-colors: active) { stroke: CanvasText; }
`;
