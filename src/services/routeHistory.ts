/** The routes to track, in the format of the Application Insights plugin for React. */
export interface RouteHistory {
  readonly location: { pathname: string };
  /** Returns a function that stops it. */
  listen: (listener: (change: { location: { pathname: string } }) => void) => () => void;
}
