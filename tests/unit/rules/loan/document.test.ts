import { describe, expect, it } from 'vitest';
import { decodeBase64, documentKind, safeExtension } from '@/features/loan/rules/document';
import { documentName } from '@/features/loan/rules/documentName';
import { fc } from '@tests/support/properties';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('base64', () => {
  // @spec DAT-10
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

  // @spec API-41
  it.each(['', '   ', '!', 'abc$', '<html></html>', '====', 'A', 'data:application/pdf;base64,JVBERi0=', 'JVBERi0_-A'])(
    'refuses %j',
    (text) => {
      expect(decodeBase64(text)).toBe(text.trim() === '' ? 'empty' : 'notBase64');
    },
  );

  it('decodes a document of several megabytes', () => {
    expect(decodeBase64('A'.repeat(5_600_000))).toHaveLength(4_200_000);
  });

  it('refuses more than 50 MB without decoding it', () => {
    expect(decodeBase64('A'.repeat(70_000_000))).toBe('tooLarge');
  });
});

it.each([
  ['%PDF-1.7', 'pdf'],
  ['\r\n%PDF-1.7', 'pdf'],
  ['\uFEFF%PDF-1.7', 'pdf'],
  ['<html>%PDF-1.7', 'webPage'],
  ['%PD', 'other'],
  ['', 'other'],
  ['{"error":"login_required"}', 'other'],
  ['plain text with a < sign', 'other'],
  ['<?xml version="1.0"?><DU_RESPONSE/>', 'other'],
  ['\uFEFF  <ns:REQUEST xmlns:ns="urn:a">', 'other'],
  ['<!-- by the engine --><?a b?>\n<!DOCTYPE LOAN SYSTEM "a.dtd" [<!ENTITY a "b">]><LOAN>', 'other'],
  ['<FORMS/>', 'other'],
  ['<?xml version="1.0"?><FORM/>', 'other'],
  ['<?xml version="1.0"?><html/>', 'webPage'],
  ['<!doctype html><title>Gateway</title>', 'webPage'],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><p>', 'webPage'],
  ['<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml">', 'webPage'],
  ['<!-- proxy 7.1 -->\n<html>', 'webPage'],
  ['<!-- a --><!-- b --> <Head>', 'webPage'],
  ['<script>location = "/login"</script>', 'webPage'],
  ['<form action="/login">', 'webPage'],
  ['<BODY>', 'webPage'],
])('%j is of the kind %s', (text, expected) => {
  expect(documentKind(bytesOf(text))).toBe(expected);
});

it('decides the kind of a megabyte of unfinished comments at once', () => {
  for (const part of ['<!--', '<!-- -->', '<?', ' ', '<!doctype a [']) {
    expect(documentKind(bytesOf(part.repeat(2 ** 20 / part.length)))).toBe('other');
  }
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

// @spec APP-29
it.each([
  [{ what: 'findings-DU', loanNumber: '0007100111', reference: '12' }, 'findings-du-0007100111-12.pdf'],
  [{ what: 'credit-report', loanNumber: '0007100111', reference: null }, 'credit-report-0007100111.pdf'],
  [{ what: 'findings-', loanNumber: '0007100111', reference: '12' }, 'findings-0007100111-12.pdf'],
  [{ what: 'findings-LPA C', loanNumber: '../7', reference: 'CR 1/2:3' }, 'findings-lpa-c-7-CR-1-2-3.pdf'],
  [{ loanNumber: '7100111' }, 'document-7100111.pdf'],
])('%j is the file %s', (name, file) => {
  expect(documentName(name, 'pdf')).toBe(file);
});
