/** A read that failed; `what` names the requested data, such as "the loan's history". */
export const notLoaded = {
  network: (what: string): string => `Could not reach the service to load ${what}. Check your connection.`,
  timeout: (what: string): string => `The service took too long to send ${what}.`,
  unreadable: (what: string): string => `The service's response with ${what} could not be read.`,
  signedOut: (what: string): string => `You are signed out, so ${what} was not loaded.`,
  bug: (what: string): string => `Something went wrong while showing ${what}.`,
  forgery: (what: string): string =>
    `The service refused to send ${what}, because of this page's anti-forgery token. Reload the page.`,
  notKnown: (what: string): string => `The service does not know ${what}.`,
};
export const busy = (what: string, time: string): string =>
  `The service is busy. It asks to load ${what} again after ${time}.`;
export const notProvided = (what: string, status: number): string =>
  `The service could not provide ${what} (status ${status}).`;
export const refusedSaying = (what: string, words: string): string => `The service refused to send ${what}: ${words}`;
