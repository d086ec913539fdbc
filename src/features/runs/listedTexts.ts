export const goneTitle = (requests: string): string => `The service no longer lists ${requests} of this loan`;
export const unreadTitle = (requests: string): string =>
  `The service's list could not be read: ${requests} may be out of date`;
export const goneHint = 'What is shown was listed before. Check again before you rely on it or order.';
export const vanishedTitle = 'The service no longer lists a request that was processing';
export const unreadVanishedTitle = 'A request that was processing is not among those that could be read';
export const vanished = (names: string): string => `${names}. Whether it finished is not known.`;
export const orderPlaced = 'The order has been placed.';
export const notListedYet = (requests: string): string =>
  `The service does not list request ${requests} yet. The app checks every few seconds.`;
export const orderNotFound = "We can't find your order.";
export const stillNotListed = (requests: string): string =>
  `The service accepted it as request ${requests}, but does not list it. Ordering again may charge twice.`;
