import * as laterTexts from '@/config/texts/laterTexts';
import { counted, listFormat } from '@/lib/format';

export const title = 'To collect';
export const titleOf = (requests: string): string => `To collect: ${requests}`;
export const lists = 'Lists';
export const ifUsed = (service: string | null): string => `If ${service ?? 'this system'} is used`;
export const together = 'Together';
export const bothAsk = 'Both ask';
export const onlyAsks = (service: string): string => `Only ${service}`;
/** The title of the sheet on paper, for the borrowers. */
export const paperTitle = 'Documents for your loan';
export const copyTicked = (count: number): string => `Copy ${count} ticked`;
export const ticked = (lines: number, ticks: number): string => `${counted(lines, 'line')} · ${ticks} ticked`;
export const forBorrowers = ({
  borrowers,
  namesakes,
}: Readonly<{ borrowers: readonly string[]; namesakes: number }>) => {
  if (borrowers.length === 0) return 'For the loan';
  return laterTexts.sharedName(listFormat(borrowers), namesakes);
};

export const toCollect = (count: number): string => `${count} to collect`;
/** Messages with the same text are one line. */
export const counts = (all: number, lines: number, others: number): string => {
  const repeats = all - lines - others;
  const parts = [counted(all, 'message'), toCollect(lines), counted(others, 'other')];
  return [...parts, ...(repeats === 0 ? [] : [counted(repeats, 'repeat')])].join(', ');
};
/** Not called "to collect": which of them ask for documents is not known. */
export const countsOfWhole = (all: number, lines: number): string =>
  [counted(all, 'message'), ...(all === lines ? [] : [counted(all - lines, 'repeat')])].join(', ');
/** Neither a documentation part nor categories of documents are known. */
export const wholeList = (engine: string): string =>
  `Which messages ask for documents is not known. This is the whole list, in the order of ${engine}.`;
export const none = (engine: string): string => `${engine} has no message about documents in this run.`;

export const alsoElsewhere = (ids: string): string => `also ${ids}`;
export const messageIds = 'Message IDs';
export const idsElsewhere = 'The same text in another part';

export const notAllowed = 'Only users who may download the response of a run see its messages here.';
