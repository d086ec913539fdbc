import { describe, expect, it } from 'vitest';
import { bytesOf, expectedFileNames, findingsFile, read } from '@tests/support/findingsFiles';
import { fc } from '@tests/support/properties';

const NAMES = expectedFileNames().filter((name) => bytesOf(name).length < 30_000);

const file = fc.constantFrom(...NAMES);

/** Bytes in place of others anywhere in a real file. */
const damaged = fc
  .tuple(file, fc.uint8Array({ maxLength: 24 }), fc.nat(), fc.nat({ max: 40 }))
  .map(([name, bytes, at, removed]) => {
    const whole = bytesOf(name);
    const start = at % whole.length;
    return Buffer.concat([whole.subarray(0, start), bytes, whole.subarray(start + removed)]);
  });

describe('reading', () => {
  // @spec FND-20
  it('returns findings or a reason for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(damaged, fc.uint8Array()), async (bytes) => {
        const reading = await read({ base64: Buffer.from(bytes).toString('base64') });
        expect('refused' in reading ? reading.refused : reading.format).toMatch(/^[a-z]/);
      }),
      { numRuns: 300 },
    );
  });

  // @spec FND-20
  it('returns findings or a reason for any text', async () => {
    const markup = fc.array(
      fc.oneof(
        fc.constantFrom(
          '<CodifiedFindings>',
          '<Message MessageIdentifier="1">',
          '</',
          '<![CDATA[',
          ']]>',
          '<!DOCTYPE a',
        ),
        fc.constantFrom(
          '<LOAN_FEEDBACK>',
          '<DEAL/>',
          '<!--',
          '-->',
          '<?',
          '?>',
          '"',
          '&',
          '=',
          '>',
          '/>',
          '[',
          '\u0000',
        ),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(markup, async (parts) => {
        const reading = await read({ text: parts.join('') });
        expect('refused' in reading || 'findings' in reading).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  // @spec FND-11
  it('returns the same from slices of any size', async () => {
    await fc.assert(
      fc.asyncProperty(file, fc.integer({ min: 1, max: 700 }), async (name, sliceLength) => {
        const whole = findingsFile(name);
        expect(await read(whole, sliceLength)).toEqual(await read(whole));
      }),
      { numRuns: 60 },
    );
  });
});
