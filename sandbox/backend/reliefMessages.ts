import { RELIEF_TYPES, type Relief, type ReliefStatus } from '@sandbox/world/relief';

const TEXTS: Readonly<Record<ReliefStatus, (type: string) => string>> = {
  Eligible: (type) =>
    `Representations and warranties on ${type.toLowerCase()} are relieved on the strength of the report.`,
  'Not Eligible': (type) => `${type} are not relieved: document them in the ordinary way.`,
  'Unable to Determine': (type) => `${type} could not be assessed: the report is incomplete or has expired.`,
  'Not Requested': (type) => `No report of ${type.toLowerCase()} was sent with the submission.`,
};

/** Returns one message for the loan and one for each borrower with a report. */
export function messagesOf(relief: Relief) {
  const typeId = RELIEF_TYPES.indexOf(relief.type) + 1;
  const reported = relief.borrowers.filter(({ reportId }) => reportId !== null);
  const message = (number: number, text: string, borrowerName: string | null) => ({
    messageId: typeId * 100 + number,
    messageCode: `RW${typeId}${number}`,
    text,
    borrowerName,
  });
  return [
    message(0, TEXTS[relief.status](relief.type), null),
    ...reported.map(({ status, vendorName, reportId, borrowerName }, place) =>
      message(place + 1, `${vendorName ?? 'Vendor'} report ${reportId ?? ''}: ${status.toLowerCase()}.`, borrowerName),
    ),
  ];
}

export const messageCountOf = (relief: Relief): number => messagesOf(relief).length;
