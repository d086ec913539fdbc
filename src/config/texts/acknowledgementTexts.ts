export const obtained = (date: string, by: string): string => `Obtained${date}${by}`;
export const onDate = (date: string): string => ` ${date}`;
export const byPerson = (name: string): string => ` by ${name}`;

export const notSaved = (reason: string): string => `The borrower acknowledgement was not saved: ${reason}`;
export const reason = {
  network: 'the service could not be reached. Check your connection.',
  timeout: 'the service took too long to answer.',
  unreadable: "the service's response could not be read.",
  signedOut: 'you are signed out.',
  bug: 'something went wrong.',
  forgery: "the service refused this page's anti-forgery token. Reload the page and try again.",
};
export const reasonStatus = (status: number): string => `the service answered with status ${status}.`;
