import { HttpResponse } from 'msw';

/** Responds with an error that says exactly what was wrong. */
export const refuse = (status: number, message: string): Response => json({ message }, status);

/** Responds with a failure in the format of the real services. */
export const brokenService = (status: number, trackingNumber: string): Response =>
  json(
    {
      message: 'The service failed on purpose.',
      failureTrackingNumber: trackingNumber,
      activityId: `A-${trackingNumber}`,
    },
    status,
  );

export const json = (value: unknown, status = 200): Response => jsonText(JSON.stringify(value), status);

export const jsonText = (text: string, status = 200): Response =>
  new HttpResponse(text, { status, headers: { 'content-type': 'application/json' } });
