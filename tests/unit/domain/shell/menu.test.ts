import { describe, expect, it } from 'vitest';
import { arrangeMenu, menuLink, type MenuItem } from '@/domain/shell/menu';
import { fc } from '@tests/support/properties';

const item = (sectionName: string, displayName = sectionName): MenuItem => ({ displayName, sectionName });
const sections = (items: MenuItem[]) => arrangeMenu(items).map(({ sectionName }) => sectionName);
const TEMPLATE = 'https://los.test/loan/{loanId}/{sectionName}';
const hrefOf = (sectionName: string, template = TEMPLATE) => menuLink(item(sectionName), template, '7100101')?.href;

describe('the sections as shown (specification §2, "Left menu")', () => {
  it('drops the two prints by name', () => {
    expect(
      sections([item('A', 'Print Completed 1003'), item('B', 'Print Blank 1003'), item('C', 'Print preview')]),
    ).toEqual(['C']);
  });

  it('renames the declarations section and keeps its label', () => {
    expect(arrangeMenu([item('DeclarationAndGovernmentMonitoring', 'Declarations')])).toEqual([
      item('DeclarationAndDemographicInformation', 'Declarations'),
    ]);
  });

  it('encodes the ampersand of Appraisal&Property, and of any other name, which would lose its link otherwise', () => {
    expect(sections([item('Appraisal&Property'), item('Fees & Costs')])).toEqual([
      'Appraisal%26Property',
      'Fees %26 Costs',
    ]);
    expect(hrefOf('Fees%26Costs')).toBe('https://los.test/loan/7100101/Fees%26Costs');
  });

  it('puts Valuation Delivery before UnderwritingAnalysis when it is missing', () => {
    expect(arrangeMenu([item('A'), item('UnderwritingAnalysis'), item('B')])).toEqual([
      item('A'),
      item('ValuationDelivery', 'Valuation Delivery'),
      item('UnderwritingAnalysis'),
      item('B'),
    ]);
  });

  it('puts Valuation Delivery first when UnderwritingAnalysis comes first', () => {
    expect(sections([item('UnderwritingAnalysis')])).toEqual(['ValuationDelivery', 'UnderwritingAnalysis']);
  });

  it('leaves Valuation Delivery where it is, and out where its neighbour is missing', () => {
    expect(sections([item('UnderwritingAnalysis'), item('ValuationDelivery')])).toEqual([
      'UnderwritingAnalysis',
      'ValuationDelivery',
    ]);
    expect(sections([item('A')])).toEqual(['A']);
    expect(sections([])).toEqual([]);
  });

  it('arranges what is arranged no further', () => {
    const names = fc.constantFrom(
      'Assets',
      'UnderwritingAnalysis',
      'ValuationDelivery',
      'Appraisal&Property',
      'DeclarationAndGovernmentMonitoring',
    );
    fc.assert(
      fc.property(fc.array(names), (list) => {
        const once = arrangeMenu(list.map((name) => item(name)));
        expect(arrangeMenu(once)).toEqual(once);
      }),
    );
  });
});

describe('links', () => {
  it('lead to the section of the loan', () => {
    expect(menuLink(item('Assets'), TEMPLATE, '7100101')).toEqual({
      label: 'Assets',
      href: 'https://los.test/loan/7100101/Assets',
    });
    expect(hrefOf('Appraisal%26Property')).toBe('https://los.test/loan/7100101/Appraisal%26Property');
  });

  it('label the loan decision and say where they come from', () => {
    expect(menuLink(item('LoanDecision', 'Loan Decision'), TEMPLATE, '7100101')).toEqual({
      label: 'Decision & Conditions',
      href: 'https://los.test/loan/7100101/LoanDecision?source=aus',
    });
    expect(hrefOf('LoanDecision', 'https://los.test/?loan={loanId}&section={sectionName}')).toBe(
      'https://los.test/?loan=7100101&section=LoanDecision&source=aus',
    );
    expect(hrefOf('LoanDecision', 'https://los.test/?loan={loanId}#/{sectionName}')).toBe(
      'https://los.test/?loan=7100101#/LoanDecision?source=aus',
    );
  });

  it.each([
    'javascript:alert(1)',
    '//evil.test',
    '../../admin',
    '..',
    '.',
    '%2e%2e',
    '%2E%2E',
    '%2f%2fevil.test',
    'a?b=c',
    'a#b',
    'a/b',
    'a\\b',
    '<img>',
    '"quoted"',
    '',
    ' ',
  ])('are not made of %j', (sectionName) => {
    expect(hrefOf(sectionName)).toBeUndefined();
  });

  it('never lead off the loan, whatever the section is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (sectionName) => {
        const href = hrefOf(sectionName);
        if (href === undefined) return;
        const url = new URL(href);
        expect(url.origin).toBe('https://los.test');
        expect(url.pathname).toMatch(/^\/loan\/7100101\/[^/]+$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
