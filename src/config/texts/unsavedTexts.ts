/** A change that failed; `what` starts the sentence, such as "The selection". */
export const notSaved = (what: string, reason: string): string => `${what} was not saved: ${reason}`;
export const reason = {
  network: 'the service could not be reached. Check your connection.',
  timeout: 'the service took too long to answer.',
  unreadable: "the service's answer could not be read.",
  signedOut: 'you are signed out.',
  bug: 'something went wrong.',
  noAccess: 'you do not have permission.',
};
export const reasonStatus = (status: number): string => `the service answered with status ${status}.`;
