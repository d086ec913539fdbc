import { describe, expect, it, vi } from 'vitest';
import { comparedText } from '@/features/findings/reader/comparedText';
import { LARGEST_BYTES } from '@/features/findings/reader/decodeFile';
import { MOST_MESSAGES } from '@/features/findings/reader/engineRun';
import type { Findings, RefusalReason } from '@/features/findings/reader/findings';
import { DEEPEST_LEVEL, MOST_ELEMENTS, readFindings, readSentFindings } from '@/features/findings/reader/readFindings';
import { base64Of, read, readFile } from '@tests/support/findingsFiles';

const du = (messages: string, before = ''): string =>
  `${before}<CodifiedFindings><CasefileMessages>${messages}</CasefileMessages></CodifiedFindings>`;

const line = (text: string): string =>
  `<Message MessageIdentifier="90001"><LenderMessageText><Line MessageText="${text}"/></LenderMessageText></Message>`;

const lpa5 = (deals: string, prefix = 'lpa'): string =>
  `<r:LPALoanAssessmentServiceResponse xmlns:r="urn:r" xmlns:${prefix}="urn:x"><MESSAGE><DEAL_SETS><DEAL_SET><DEALS>${deals}` +
  '</DEALS></DEAL_SET></DEAL_SETS></MESSAGE></r:LPALoanAssessmentServiceResponse>';

const MESSAGE = 'AUTOMATED_UNDERWRITING_SYSTEM_RESPONSE_MESSAGE';

const PART = 'AutomatedUnderwritingSystemMessage';

const deal = (identifier: string, messages: string): string =>
  `<DEAL><LOANS><LOAN><AUTOMATED_UNDERWRITINGS><AUTOMATED_UNDERWRITING><AutomatedUnderwritingCaseIdentifier>${identifier}` +
  `</AutomatedUnderwritingCaseIdentifier></AUTOMATED_UNDERWRITING></AUTOMATED_UNDERWRITINGS></LOAN></LOANS>` +
  `<SERVICES><${MESSAGE}S>${messages}</${MESSAGE}S></SERVICES></DEAL>`;

const item = (text: string, prefix = 'lpa'): string =>
  `<${MESSAGE}><EXTENSION><OTHER><${prefix}:ITEMS><${prefix}:${MESSAGE}_ITEM>` +
  `<${prefix}:AutomatedUnderwritingSystemMessageValue>\n  FAR9003\n</${prefix}:AutomatedUnderwritingSystemMessageValue>` +
  `<${prefix}:AutomatedUnderwritingSystemMessageDescription>\n  ${text}\n</${prefix}:AutomatedUnderwritingSystemMessageDescription>` +
  `</${prefix}:${MESSAGE}_ITEM></${prefix}:ITEMS><${prefix}:DETAIL><${prefix}:AutomatedUnderwritingSystemMessageGroupType>` +
  `LoanProcessingMessages</${prefix}:AutomatedUnderwritingSystemMessageGroupType></${prefix}:DETAIL></OTHER></EXTENSION></${MESSAGE}>`;

const lpa4 = (content: string, before = ''): string =>
  `${before}<SERVICE_ORDER_RESPONSE>${content}</SERVICE_ORDER_RESPONSE>`;

async function readText(xml: string): Promise<Findings> {
  const reading = await read({ text: xml });
  if ('refused' in reading) throw new Error(reading.refused);
  return reading;
}

const textsOf = ({ findings }: Findings): string[] => findings.map(({ text }) => text);

describe('what the reader accepts', () => {
  // @spec FND-3
  it('reads LPA 5 with another prefix, children in another order and white space around texts', async () => {
    const { format, engine, facts, findings } = await readText(lpa5(deal(' Z0000001\n', item('One.', 'q')), 'q'));
    expect({ format, engine, identifier: facts.identifier }).toEqual({
      format: 'lpa5',
      engine: 'LPA',
      identifier: 'Z0000001',
    });
    expect(findings).toEqual([
      {
        group: 'LoanProcessingMessages',
        section: null,
        messageId: 'FAR9003',
        text: 'One.',
        severity: null,
        borrowerName: null,
      },
    ]);
  });

  // @spec FND-4
  it('takes the facts of the deal with the messages, wherever it is', async () => {
    const { facts } = await readText(lpa5(deal('Z0000001', item('One.')) + deal('Z0000099', '')));
    expect(facts.identifier).toBe('Z0000001');
  });

  // @spec FND-4, FND-8
  it('takes the facts of a response without messages', async () => {
    const request = deal('Z0000099', '').replace('<DEAL>', '<DEAL><DataVersionName>LPA_REQUEST</DataVersionName>');
    const { facts, findings, untold } = await readText(lpa5(request + deal('Z0000001', '')));
    expect({ identifier: facts.identifier, findings, untold }).toEqual({
      identifier: 'Z0000001',
      findings: [],
      untold: 0,
    });
  });

  // @spec FND-3, FND-20
  it('reads LPA 4.8 with a document type, an instruction, comments and attributes in any order', async () => {
    const found = await readText(
      lpa4(
        '<LOAN_FEEDBACK FRE_HUDScoredIndicator="Y"><LOAN_PROCESSING_MESSAGE _Type="LoanProcessingMessages"><!-- - -->' +
          '<FEEDBACK_MESSAGE MessageText="One." MessageTag="T" MessageSection="S" MessageCode="Z1"/>' +
          '</LOAN_PROCESSING_MESSAGE><FEEDBACK_MESSAGE MessageText="Two."/></LOAN_FEEDBACK>',
        '\n<?xml version = \'1.0\'?><?x y?><!DOCTYPE SERVICE_ORDER_RESPONSE SYSTEM "file:///a[b].dtd">',
      ),
    );
    expect(found).toMatchObject({ format: 'lpa4', isTotal: true });
    expect(found.findings.map(({ group, section, messageId, text }) => [group, section, messageId, text])).toEqual([
      ['LoanProcessingMessages', 'S', 'Z1', 'One.'],
      [null, null, null, 'Two.'],
    ]);
  });

  // @spec FND-8
  it('knows an LPA 4.8 file without feedback', async () => {
    expect(await readText(lpa4('<STATUS/>'))).toMatchObject({ format: 'lpa4', findings: [], untold: 0 });
  });

  // @spec FND-7
  it('reads table rows as cells, and neither the consumer wording nor a row of it', async () => {
    const { findings } = await readText(
      du(
        '<Message MessageIdentifier="90004"><ConsumerMessageText><Line MessageText="No."/><TableRow><Column MessageText="No."/>' +
          '</TableRow></ConsumerMessageText><LenderMessageText><Line MessageText="Accounts:"/><TableRow>' +
          '<Column MessageText="Bank"/><Column/></TableRow><Line MessageText="End."/></LenderMessageText>' +
          '<ConsumerMessageText><Line MessageText="No."/></ConsumerMessageText></Message>',
      ),
    );
    expect(findings).toMatchObject([
      { text: 'Accounts:\nBank\t\nEnd.', cells: ['Accounts:', ['Bank', ''], 'End.'], messageId: '90004' },
    ]);
  });

  // @spec FND-8
  it.each([
    [
      'DU, with the consumer wording alone',
      du('<Message><ConsumerMessageText><Line MessageText="A"/></ConsumerMessageText></Message>'),
    ],
    ['DU, with blank lines', du(line(' ') + '<Message/>').replace('<Message/>', '')],
    ['LPA 4.8', lpa4('<LOAN_FEEDBACK><FEEDBACK_MESSAGE MessageCode="Z1" MessageText="  "/></LOAN_FEEDBACK>')],
    ['LPA 5', lpa5(deal('Z1', item('')))],
    ['MISMO 3.4', `<MESSAGE><${MESSAGE}/></MESSAGE>`],
  ])('counts a message without text: %s', async (_, xml) => {
    expect(await readText(xml)).toMatchObject({ findings: [], untold: 1 });
  });

  // @spec FND-3
  it('keeps the order of the file whatever the sequence numbers say', async () => {
    expect(textsOf(await readFile('mismo34-plain.xml'))).toEqual([
      'Made-up message without an id.',
      'Made-up message in <b>CDATA</b> & raw.',
    ]);
  });

  // @spec FND-3
  it.each([
    ['DesktopUnderwriter', 'DU'],
    ['LoanProspector', 'LPA'],
    ['FHAScorecard', 'FHAScorecard'],
  ])('names the engine of a MISMO 3.4 file by %s', async (system, engine) => {
    const underwriting = `<AUTOMATED_UNDERWRITING><AutomatedUnderwritingSystemType>${system}</AutomatedUnderwritingSystemType></AUTOMATED_UNDERWRITING>`;
    expect(await readText(`<MESSAGE><DEAL>${underwriting}<${MESSAGE}S/></DEAL></MESSAGE>`)).toMatchObject({
      format: 'mismo34',
      engine,
    });
  });

  // @spec FND-9
  it('shows markup as text, and invisible characters by their codes', async () => {
    const { findings } = await readFile('hostile-markup.xml');
    expect(findings.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        '<script>alert(1)</script> <img src=x onerror=alert(1)>',
        'bidi: [U+202E]elbigile ton[U+202C] and zero width: eli[U+200B]gible',
      ]),
    );
    expect(textsOf(await readText(du(line('A&#9;b &#xAD;'))))).toEqual(['A\tb [U+00AD]']);
  });

  // @spec FND-9
  it('keeps a text of 20,000 characters whole', async () => {
    const text = 'long '.repeat(4_000).trim();
    expect(textsOf(await readText(du(line(text))))).toEqual([text]);
  });

  // @spec FND-3, FND-4
  it.each([
    ['DU', `<a>${du(line('One.'))}<Casefile FNMCaseIdentifier="1"/><Message MessageIdentifier="2"/></a>`],
    ['LPA 4.8', lpa4('<LOAN_FEEDBACK><FEEDBACK_MESSAGE MessageText="One."/></LOAN_FEEDBACK><FEEDBACK_MESSAGE/>')],
    [
      'LPA 5',
      lpa5(
        `<DEAL><AUTOMATED_UNDERWRITING/><AutomatedUnderwritingCaseIdentifier>1</AutomatedUnderwritingCaseIdentifier>` +
          `${item('One.')}<AutomatedUnderwritingSystemMessageDescription>No.</AutomatedUnderwritingSystemMessageDescription>` +
          `<${MESSAGE}_ITEM/></DEAL>`,
      ),
    ],
  ])('reads nothing beside the elements of %s', async (_, xml) => {
    const found = await readText(xml);
    expect(textsOf(found)).toEqual(['One.']);
    expect([found.facts.identifier, found.untold]).toEqual([null, 0]);
  });

  // @spec FND-3, FND-8
  it('reads a message beside the items of LPA 5, joins two texts of one, and counts no empty list of items', async () => {
    const text = (words: string) => `<${PART}Description>${words}</${PART}Description>`;
    const own = item('Item.').replace(`</${MESSAGE}>`, `${text('Own,')}${text('twice.')}</${MESSAGE}>`);
    const emptyList = `<${MESSAGE}><D><${PART}GroupType>Documentation</${PART}GroupType></D></${MESSAGE}>`;
    const found = await readText(lpa5(deal('Z1', own + emptyList)));
    expect(textsOf(found)).toEqual(['Own,\ntwice.', 'Item.']);
    expect(found.untold).toBe(0);
  });

  // @spec FND-4, FND-8
  it('has no facts if two deals without messages have some', async () => {
    expect(await readText(lpa5(deal('Z1', '') + deal('Z2', '')))).toMatchObject({
      facts: { identifier: null },
      findings: [],
      untold: 0,
    });
  });

  // @spec FND-4
  it('keeps neither of two outcomes', async () => {
    const outcome = (text: string) => `<RecommendationCode UnderwritingRecommendationDescription="${text}"/>`;
    const twice = (second: string) =>
      du('').replace('</Cod', `${outcome('Refer')}${outcome(second)}${outcome('Refer')}</Cod`);
    expect((await readText(twice('Refer'))).facts.recommendation).toBe('Refer');
    expect((await readText(twice('Approve/Eligible'))).facts.recommendation).toBeNull();
  });
});

describe('the encoding of a file', () => {
  const xml = (encoding: string) => du(line('café – “naïve”'), `<?xml version="1.0" encoding="${encoding}"?>`);
  const western = (text: string) =>
    Buffer.from(text.replaceAll('–', '\u0096').replaceAll('“', '\u0093').replaceAll('”', '\u0094'), 'latin1');
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const said = async (bytes: Buffer) => {
    const reading = await read({ base64: bytes.toString('base64') });
    return 'refused' in reading ? reading.refused : textsOf(reading)[0];
  };

  // @spec FND-6
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${xml('utf-8')}`)],
    ['UTF-8 that declares another encoding', Buffer.from(xml('windows-1252'))],
    ['UTF-16', utf16(`\uFEFF${xml('utf-16')}`)],
    ['UTF-16 without a mark', utf16(xml('utf-16'))],
    ['big-endian UTF-16', utf16(`\uFEFF${xml('utf-16')}`).swap16()],
    ['big-endian UTF-16 without a mark', utf16(xml('utf-16')).swap16()],
    ['windows-1252', western(xml('Windows-1252'))],
    ['Latin-1', western(xml('ISO-8859-1'))],
  ])('is %s', async (_, bytes) => {
    expect(await said(bytes)).toBe('café – “naïve”');
  });

  // @spec FND-6
  it('is windows-1252 in a file of LPA 4.8', async () => {
    const [first, second] = textsOf(await readFile('lpa-4-windows1252.xml'));
    expect(first).toBe('Made-up message: relief for income isn’t offered on this run.');
    expect(second).toBe('Made-up message: confirm the job of ZOË QUILL shortly before the note is signed.');
  });

  // @spec FND-6
  it.each([
    ['declared as UTF-8', western(xml('utf-8'))],
    ['declared as another encoding', western(xml('shift_jis'))],
    ['not declared', western(du(line('café')))],
    ['cut in the middle of a UTF-16 character', utf16(`\uFEFF${xml('utf-16')}`).subarray(0, -1)],
  ])('is not guessed if it is %s', async (_, bytes) => {
    expect(await said(bytes)).toBe('badEncoding');
  });
});

describe('what the reader refuses', () => {
  const nested = (depth: number) =>
    `<CodifiedFindings>${'<a>'.repeat(depth - 1)}${'</a>'.repeat(depth - 1)}</CodifiedFindings>`;

  // @spec FND-5, FND-20
  it.each<[string, string, RefusalReason | undefined]>([
    ['one level too many', nested(DEEPEST_LEVEL + 1), 'tooDeep'],
    ['the deepest level', nested(DEEPEST_LEVEL), undefined],
    ['one element too many', du('<a/>'.repeat(MOST_ELEMENTS - 1)), 'tooManyElements'],
    ['as many elements as possible', du('<a/>'.repeat(MOST_ELEMENTS - 2)), undefined],
    ['one message too many', du('<Message/>'.repeat(MOST_MESSAGES + 1)), 'tooManyMessages'],
    ['as many messages as possible', du('<Message/>'.repeat(MOST_MESSAGES)), undefined],
    ['a byte too many', du('').padEnd(LARGEST_BYTES + 1), 'tooLarge'],
    ['as many bytes as possible', du('').padEnd(LARGEST_BYTES), undefined],
    ['an internal subset', du('', '<!DOCTYPE CodifiedFindings [ ]>'), 'documentType'],
    ['an entity of no document type', du(line('&nbsp;')), 'notWellFormed'],
    ['an entity named like a part of an object', du(line('&constructor;')), 'notWellFormed'],
    ['text after the document', `${du('')}more`, 'notWellFormed'],
    ['an empty file', ' ', 'notWellFormed'],
    ['a PDF', '%PDF-1.7', 'notWellFormed'],
    ['a page of XHTML', '<html><body/></html>', 'unknownFormat'],
    ['two deals with messages', lpa5(deal('Z1', item('A')) + deal('Z1', item('A'))), 'severalSubmissions'],
    ['two responses', `<a>${lpa5('')}${lpa5('')}</a>`, 'severalSubmissions'],
    ['two feedbacks', lpa4('<LOAN_FEEDBACK/><LOAN_FEEDBACK/>'), 'severalSubmissions'],
    [
      'two submission numbers',
      du('').replace(
        '</Cod',
        '<ResponseHeader UnderwritingSubmissionNumber="1"/><ResponseHeader UnderwritingSubmissionNumber="2"/></Cod',
      ),
      'severalSubmissions',
    ],
  ])('is %s', async (_, xml, reason) => {
    for (const file of [{ text: xml }, base64Of(xml)]) {
      const reading = await read(file);
      expect('refused' in reading ? reading.refused : undefined).toBe(reason);
    }
  });

  // @spec FND-6
  it('is base64 that ends twice, also in another slice', async () => {
    expect(await read({ base64: 'QQ==QQ==' }, 4)).toEqual({ refused: 'notBase64' });
  });

  // @spec FND-6
  it.each(['no base64!', 'QQ==QQ==', 'PHg-'])('is base64 like %s', async (base64) => {
    expect(await read({ base64 })).toEqual({ refused: 'notBase64' });
  });

  // @spec FND-20
  it.each(['du-codified-run1.xml', 'lpa-4-run1.xml', 'lpa-5-run1.xml', 'mismo34-plain.xml'])(
    'is any part of %s',
    async (name) => {
      const { readFileSync } = await import('node:fs');
      const xml = readFileSync(`tests/fixtures/findings/${name}`, 'utf8').trim();
      for (let length = 1; length < xml.length; length += 97)
        expect(await read({ text: xml.slice(0, length) })).toEqual({ refused: 'notWellFormed' });
    },
  );
});

// @spec FND-11
it('stops when the user leaves', async () => {
  const left = new Error('left');
  let slices = 0;
  const pause = () => {
    slices += 1;
    return slices === 2 ? Promise.reject(left) : Promise.resolve();
  };
  await expect(readFindings({ text: du(line('a')) }, pause, 10)).rejects.toBe(left);
  expect(slices).toBe(2);
});

// @spec FND-11
it('offers a pause at least every 8,192 characters of a file of 2 MB', async () => {
  const xml = du(Array.from({ length: 300 }, () => line('word '.repeat(1_400))).join('\n'));
  expect(xml.length).toBeGreaterThan(2_000_000);
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  const reading = await readFindings(base64Of(xml), pause);
  expect(reading).toMatchObject({ findings: { length: 300 } });
  expect(pauses).toBeGreaterThan(xml.length / 8_192 + (xml.length * 4) / 3 / 8_192);
});

// @spec FND-11
it.each(['a file', 'a service'])('prepares each message of %s for comparisons between two pauses', async (origin) => {
  const prepared: number[] = [];
  const pause = () => Promise.resolve(void prepared.push(spied.mock.calls.length));
  const spied = vi.spyOn(WeakMap.prototype, 'set');
  const message = { group: null, section: null, messageId: null, severity: null, borrowerName: null };
  const texts = ['a  b', 'c\td', 'e'];
  const reading =
    origin === 'a file'
      ? await readFindings({ text: du(texts.map(line).join('')) }, pause)
      : await readSentFindings({ messages: texts.map((text) => ({ ...message, text })), facts: null }, pause);
  spied.mockRestore();
  expect(prepared.slice(-3)).toEqual([1, 2, 3]);
  if ('refused' in reading) expect.fail(reading.refused);
  expect(reading.findings.map(comparedText)).toEqual(['a b', 'c d', 'e']);
});
