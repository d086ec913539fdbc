import { createAction } from '@reduxjs/toolkit';

/** The user opened the list of expiry dates, or retries it. */
export const expiryListOpened = createAction('expiry/listOpened');
