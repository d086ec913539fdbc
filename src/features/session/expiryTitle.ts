import type { SessionExpiry } from './sessionSlice';

/** What has happened to the session, in two words. */
export const expiryTitle = ({ leavesAt, isInternalServerError }: SessionExpiry): string => {
  if (isInternalServerError) return 'Unexpected error';
  return leavesAt === null ? 'Check your clock' : 'Session ended';
};
