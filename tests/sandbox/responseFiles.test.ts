import { describe, expect, it } from 'vitest';
import { compareFindings } from '@/features/findings/reader/compareFindings';
import type { Findings, Reading } from '@/features/findings/reader/findings';
import { FILE_KINDS, type FileKind } from '@sandbox/world/fileKinds';
import { read } from '@tests/support/findingsFiles';
import { openLender, type OpenLender } from './openLender';

/** The rows of a loan's services that were answered, the newest first, with the ids of their downloads. */
async function answeredOf(lender: OpenLender, loanId: string, ausRequestTypeId: number) {
  const { transactionHistories } = await lender.ask('historyDetails', loanId);
  return (transactionHistories ?? []).flatMap((item) =>
    item.ausRequestTypeId === ausRequestTypeId && item.ausType !== 1 && item.receivedOn !== null
      ? [String(item.ausType === 3 ? item.uiOnlyRequestId : item.requestId)]
      : [],
  );
}

async function answerOf(lender: OpenLender, loanId: string, RequestId: string) {
  const body = { RequestId, loanId, requestType: 'Response' };
  const answer = await lender.ask('underwritingDownload', loanId, { body });
  return typeof answer === 'string' ? expect.fail('plain XML') : answer;
}

const readingOf = async (lender: OpenLender, loanId: string, requestId: string): Promise<Reading> =>
  read({ base64: (await answerOf(lender, loanId, requestId)).documentBytes ?? '' });

async function findingsOf(lender: OpenLender, loanId: string, requestId: string): Promise<Findings> {
  const reading = await readingOf(lender, loanId, requestId);
  if ('refused' in reading) throw new Error(`${loanId} ${requestId}: ${reading.refused}`);
  return reading;
}

async function latest(lender: OpenLender, loanId: string, ausRequestTypeId: number): Promise<string> {
  const [requestId] = await answeredOf(lender, loanId, ausRequestTypeId);
  return requestId ?? expect.fail('no response');
}

const IDS: Record<string, RegExp> = {
  du: /^90\d{3}$/,
  lpa5: /^(?:F[A-Z]{2}|DCH)9\d{3}$/,
  lpa4: /^[ZY]\d{3}$/,
  mismo34: /^90\d{3}$/,
};

describe('the response files of the sandbox', () => {
  it('are DU codified findings and LPA 5, with ids that no engine uses', async () => {
    const lender = openLender();
    const du = await findingsOf(lender, '7100120', await latest(lender, '7100120', 2));
    const lpa = await findingsOf(lender, '7100120', await latest(lender, '7100120', 3));
    expect([du.format, lpa.format]).toEqual(['du', 'lpa5']);
    for (const { format, findings, facts } of [du, lpa]) {
      expect(findings.length).toBeGreaterThan(5);
      expect(findings.filter(({ messageId }) => !IDS[format]?.test(messageId ?? ''))).toEqual([]);
      expect(facts).toMatchObject({ identifier: expect.any(String) as string, submission: '1' });
    }
    expect(du.findings.some(({ cells }) => cells !== undefined)).toBe(true);
    // Conditions of LPA are on its checklist too.
    const checklist = lpa.findings.filter(({ group }) => group === 'DocumentationMessages');
    expect(checklist.length).toBeGreaterThan(2);
    const said = lpa.findings.filter(({ group }) => group === 'LoanProcessingMessages').map(({ text }) => text);
    expect(checklist.filter(({ text }) => !said.includes(text))).toEqual([]);
  });

  it.each<[FileKind, string | undefined, string | undefined]>([
    ['current', 'du', 'lpa5'],
    ['older', 'du', 'lpa4'],
    ['repeated', 'du', 'lpa5'],
    ['schema', 'mismo34', 'mismo34'],
    ['silent', 'du', 'lpa5'],
    ['hostile', 'du', 'lpa5'],
    ['unknown', 'unknownFormat', 'unknownFormat'],
    ['truncated', 'notWellFormed', 'notWellFormed'],
    ['entities', 'documentType', 'documentType'],
  ])('of the kind %s are read as %s and %s', async (responseFiles, ...wanted) => {
    const lender = openLender();
    lender.lender.changeHabits({ responseFiles });
    const read2 = async (aus: number) => {
      const reading = await readingOf(lender, '7100120', await latest(lender, '7100120', aus));
      return 'refused' in reading ? reading.refused : reading.format;
    };
    expect([await read2(2), await read2(3)]).toEqual(wanted);
  });

  it('has a test for each kind', () => {
    expect(Object.keys(FILE_KINDS)).toHaveLength(9);
  });

  it('are of the kind of their loan', async () => {
    const lender = openLender();
    const formatOf = async (loanId: string) => {
      const reading = await readingOf(lender, loanId, await latest(lender, loanId, loanId === '7100116' ? 3 : 2));
      return 'refused' in reading ? reading.refused : reading.format;
    };
    const loans = ['7100116', '7100125', '7100122', '7100114'];
    expect(await Promise.all(loans.map(formatOf))).toEqual(['lpa4', 'mismo34', 'unknownFormat', 'notWellFormed']);
    const hostile = await findingsOf(lender, '7100121', await latest(lender, '7100121', 2));
    expect(hostile.untold).toBe(1);
    expect(hostile.findings.map(({ text }) => text).join()).toMatch(/<script>.*\[U\+202E\].*long long/);
  });

  it('of loan 7100111 change as its facts change, from run to run and with the version of the engine', async () => {
    const lender = openLender();
    for (const aus of [2, 3]) {
      const ids = await answeredOf(lender, '7100111', aus);
      const runs = await Promise.all(ids.map((id) => findingsOf(lender, '7100111', id)));
      const found = runs.slice(1).map((older, index) => {
        const newer = runs[index] ?? older;
        return compareFindings(older, newer);
      });
      const totals = found.map((each) => ('refused' in each ? expect.fail(each.refused) : each));
      expect(totals.filter(({ changed, same }) => changed.length > 0 && same.length > 0).length).toBeGreaterThan(10);
      expect(totals.filter(({ added }) => added.length > 0).length).toBeGreaterThan(3);
      expect(totals.filter(({ gone }) => gone.length > 0).length).toBeGreaterThan(3);
      if (aus === 2) expect(totals[0]?.added.length).toBeGreaterThan(0);
      if (aus === 2) expect(new Set(runs.map(({ facts }) => facts.engineVersion)).size).toBe(3);
    }
  });

  it('hold a social security number for each borrower, outside the messages', async () => {
    const lender = openLender();
    for (const [kind, aus] of [
      ['current', 2],
      ['current', 3],
      ['older', 3],
      ['schema', 2],
    ] as const) {
      lender.lender.changeHabits({ responseFiles: kind });
      const { documentBytes } = await answerOf(lender, '7100120', await latest(lender, '7100120', aus));
      const file = atob(documentBytes ?? '');
      expect(file).toMatch(/\b00012\d{4}\b/);
      expect(JSON.stringify(await read({ base64: documentBytes ?? '' }))).not.toMatch(/00012\d{4}/);
    }
  });

  it('are FHA TOTAL for an FHA loan at LPA', async () => {
    const lender = openLender();
    const { isTotal } = await findingsOf(lender, '7100104', await latest(lender, '7100104', 3));
    expect(isTotal).toBe(true);
  });

  it('come with a list of messages if the service sends one', async () => {
    const lender = openLender();
    const requestId = await latest(lender, '7100120', 2);
    expect(await answerOf(lender, '7100120', requestId)).toMatchObject({ findings: null, findingsFacts: null });
    lender.lender.changeHabits({ sendsFindings: true });
    const { findings, findingsFacts } = await answerOf(lender, '7100120', requestId);
    const file = await findingsOf(lender, '7100120', requestId);
    expect(findings?.map((message) => message.messageId)).toEqual(file.findings.map(({ messageId }) => messageId));
    expect(findingsFacts).toMatchObject({ identifier: file.facts.identifier, submission: file.facts.submission });
  });

  it('refuses a kind that there is none of', async () => {
    const { checkHabits } = await import('@sandbox/control/fields');
    expect(checkHabits({ responseFiles: 'constructor' })).toHaveProperty('problems');
    expect(checkHabits({ responseFiles: null, sendsFindings: true })).toHaveProperty('fields');
  });
});
