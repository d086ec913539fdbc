import { createAction } from '@reduxjs/toolkit';

/** In a frame: sign in again in a window of its own. Not in the slice, because only a framed app needs it. */
export const signInWindowPressed = createAction('session/signInWindowPressed');
