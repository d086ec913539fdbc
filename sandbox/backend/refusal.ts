import { json } from './json';

/** An answer that says exactly what was wrong. */
export const refuse = (status: number, message: string): Response => json({ message }, status);

/** A failure as the services give it. */
export const brokenService = (status: number, trackingNumber: string): Response =>
  json(
    {
      message: 'The service failed on purpose.',
      failureTrackingNumber: trackingNumber,
      activityId: `A-${trackingNumber}`,
    },
    status,
  );
