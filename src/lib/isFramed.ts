/** True when another page shows the app in a frame. */
export const isFramed = (): boolean => window.parent !== window;
