import { counted, listFormat } from '@/lib/format';

export const sideBySide = (services: string): string => `${services} side by side`;
/** 'request 12', 'requests 12 and 13'. */
export const requestsNamed = (requests: readonly string[]): string => {
  const distinct = [...new Set(requests)];
  return `request${distinct.length === 1 ? '' : 's'} ${listFormat(distinct)}`;
};
export const titleTogether = (requests: readonly string[], services: string): string =>
  `Findings of ${requestsNamed(requests)}: ${services}`;
export const titleCompared = (row: string, previous: string): string =>
  `Findings of ${row}, compared with request ${previous}`;

export const view = 'Show';
export const compareView = (previous: string): string => `Compare findings with the previous run, request ${previous}`;
export const compareWith = (request: string): string => `Compare findings with request ${request}`;
export const newSince = 'New since last run';
export const both = 'Both';
export const unnamed = 'unnamed';
export const compareFindings = 'Compare findings';

export const identifier = 'Casefile ID';
export const lpaKey = 'LPA key';
export const submission = 'Submission';
export const engineVersion = 'Engine version';
export const at = 'Date';
export const outcome = 'Outcome';
export const status = 'Status';
export const scorecard = 'Scorecard';
export const total = 'FHA TOTAL';
export const otherIdentifier = (run: string, file: string, history: string): string =>
  `The response of ${run} names ${file}, but History has ${history}.`;
export const versionOf = (version: string): string => `Engine version: ${version}`;
/** Read between a fact of the older and that of the newer run. */
export const becomes = 'then';
export const sourceOf = (runs: string, source: string): string => `Facts and messages of ${runs} ${source}.`;
export const fromFile = 'from the response file';
export const fromService = 'sent by the service';
export const fromHistory = 'from History';

export const search = 'Search findings';
export const searchPlaceholder = 'Search text, id, section, borrower…';
export const messages = (count: number): string => counted(count, 'message');
export const hits = (found: number, total: number): string => `${found} of ${counted(total, 'message')} match`;
export const noHits = 'No message matches.';

export const checklist = 'Documentation checklist';
export const processing = 'Loan processing messages';
export const category = (number: string): string => `Category ${number}`;
export const severity = (number: string): string => `Severity ${number}`;
export const noSeverity = 'no severity';
export const usualSeverity = (label: string): string => `${label}, unless a message has another.`;
export const noSection = 'Without a section';
export const noId = 'no id';

export const loading = (row: string): string => `Loading the findings of ${row}…`;
export const theFindings = (row: string): string => `the findings of ${row}`;
export const noMessages = 'The response file has a known format, and lists no messages.';
export const untold = (count: number): string =>
  count === 1
    ? '1 message of the file has no text, and is not listed.'
    : `${count} messages of the file have no text, and are not listed.`;
export const refused = {
  noFile: 'The service sent no response file for this run.',
  notBase64: 'The response file is damaged: the service sent text that is not base64.',
  tooLarge: 'The response file is larger than the app lists.',
  badEncoding: 'The characters of the response file can’t be read with certainty.',
  documentType: 'The response file defines entities of its own, which the app doesn’t read.',
  notWellFormed: 'The response file is damaged or incomplete, or is no XML.',
  tooDeep: 'The response file is nested more deeply than the app lists.',
  tooManyElements: 'The response file has more elements than the app lists.',
  tooManyMessages: 'The response file has more messages than the app lists.',
  unknownFormat: 'The app doesn’t know the format of the response file.',
  twoFormats: 'The response file has two formats at once.',
  severalSubmissions: 'The response file has several submissions.',
};
export const nothingShown = 'Nothing of it is listed here.';
export const document = 'Findings PDF';
export const responseFile = 'Response file';
export const responseFileOf = (row: string): string => `Response file of ${row}`;

export const added = (count: number): string => `New: ${count}`;
export const gone = (count: number): string => `Gone: ${count}`;
export const changed = (count: number): string => `Changed: ${count}`;
export const same = (count: number): string => `Same: ${count}`;
export const noDifferences = 'The messages of both runs are the same.';
export const newIn = (request: string, count: number): string => `New in request ${request}: ${count}`;
export const goneSince = (request: string, count: number): string => `Gone since request ${request}: ${count}`;
export const underOneId = (ids: number): string => `Gone and new under one id: ${counted(ids, 'id')}`;
export const inRequest = (request: string): string => `Request ${request}`;
export const versionsDiffer = (earlier: string, later: string): string =>
  `The engine's version changed from ${earlier} to ${later}.`;
export const method = 'A comparison of message ids and texts. It doesn’t say why a message is new, gone or changed.';
export const notCompared = {
  formats: 'The two response files have different formats, whose message ids differ, so they are not compared.',
  engines: 'The two response files come from different engines, so they are not compared.',
};

/** The columns of the file and of the clipboard. */
export const request = 'Request #';
export const system = 'System';
export const part = 'Part';
export const section = 'Section';
export const messageId = 'Message ID';
export const text = 'Text';
export const formerText = 'Former text';
export const severityHeading = 'Severity';
export const borrower = 'Borrower';
export const change = 'Change';
export const changes = { added: 'new', gone: 'gone', changed: 'changed', same: 'same' };
export const copiedCount = (found: number, total: number): string => `Copied ${ofAll(found, total)}`;
export const savedCount = (found: number, total: number): string => `The download was started: ${ofAll(found, total)}`;
export const printedCount = (found: number, total: number): string =>
  `The browser was asked to print ${ofAll(found, total)}`;
const ofAll = (found: number, total: number): string =>
  found === total ? messages(found) : `${found} of ${messages(total)}`;
export const save = 'Save as CSV';

export const newMessages = (count: number): string => `${count} new`;
export const countNewMessages = (count: number): string => counted(count, 'new message');
export const newMessagesIn = (words: string, row: string, previous: string): string =>
  `${words}: findings of ${row}, compared with request ${previous}`;
