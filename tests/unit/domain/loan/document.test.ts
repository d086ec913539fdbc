import { describe, expect, it } from 'vitest';
import { decodeBase64, isPdf, safeExtension } from '@/domain/loan/document';
import { fc } from '@tests/support/properties';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('base64', () => {
  // @source Specification §3: "Document: documentBytes"
  it('decodes any encoded value', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
        expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
      }),
    );
  });

  it('may contain line breaks', () => {
    expect(decodeBase64('JVBE\r\nRi0=')).toEqual(bytesOf('%PDF-'));
  });

  it.each(['', '   ', '!', 'abc$', '<html></html>', '====', 'A', 'data:application/pdf;base64,JVBERi0='])(
    'refuses %j',
    (text) => {
      expect(decodeBase64(text)).toBeUndefined();
    },
  );

  it('decodes a document of several megabytes', () => {
    expect(decodeBase64('A'.repeat(5_600_000))).toHaveLength(4_200_000);
  });

  it('refuses more than 50 MB without decoding it', () => {
    expect(decodeBase64('A'.repeat(70_000_000))).toBeUndefined();
  });
});

it.each([
  ['%PDF-1.7', true],
  ['\r\n%PDF-1.7', true],
  ['\uFEFF%PDF-1.7', true],
  ['<html>%PDF-1.7', false],
  ['<html>', false],
  ['%PD', false],
  ['', false],
])('%j starts like a PDF file: %s', (text, expected) => {
  expect(isPdf(bytesOf(text))).toBe(expected);
});

it.each([
  ['pdf', 'pdf'],
  ['.PDF', 'pdf'],
  ['report.xml', 'xml'],
  ['', 'bin'],
  ['../exe', 'bin'],
  ['tar/gz', 'bin'],
  ['averyveryverylongone', 'bin'],
  ['TIFF', 'tiff'],
  ...[
    'exe',
    'hta',
    'lnk',
    'js',
    'html',
    'svg',
    'url',
    'scr',
    'docm',
    'iso',
    'report.pdf.exe',
    'pdf.',
    'pdf\u202Eexe',
  ].map((extension) => [extension, 'bin']),
])('extension %j is saved as %s', (extension, saved) => {
  expect(safeExtension(extension)).toBe(saved);
});
