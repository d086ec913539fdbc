import { describe, expect, it } from 'vitest';
import { arrangeMenu, menuLink } from '@/features/navigation/rules/menu';
import { fc } from '@tests/support/properties';
import type { MenuItem } from '@/features/loan/api/contract/loan';

const item = (sectionName: string, displayName = sectionName): MenuItem => ({ displayName, sectionName });
const sections = (items: MenuItem[]) => arrangeMenu(items).map(({ sectionName }) => sectionName);
const TEMPLATE = 'https://los.test/loan/{loanId}/{sectionName}';
const hrefOf = (sectionName: string, template = TEMPLATE) => menuLink(item(sectionName), template, '7100101')?.href;

describe('the sections as shown', () => {
  // @spec NAV-32
  it('drops the two prints by name', () => {
    expect(
      sections([item('A', 'Print Completed 1003'), item('B', 'Print Blank 1003'), item('C', 'Print preview')]),
    ).toEqual(['C']);
  });

  // @spec NAV-33
  it('renames the declarations section and keeps its label', () => {
    expect(arrangeMenu([item('DeclarationAndGovernmentMonitoring', 'Declarations')])).toEqual([
      item('DeclarationAndDemographicInformation', 'Declarations'),
    ]);
  });

  // @spec NAV-34
  it('encodes the ampersand of Appraisal&Property, and of any other name, which would break its link', () => {
    expect(sections([item('Appraisal&Property'), item('Fees & Costs')])).toEqual([
      'Appraisal%26Property',
      'Fees %26 Costs',
    ]);
    expect(hrefOf('Fees%26Costs')).toBe('https://los.test/loan/7100101/Fees%26Costs');
  });

  // @spec NAV-28
  it('keeps a repeated section', () => {
    expect(sections([item('Assets'), item('Assets')])).toEqual(['Assets', 'Assets']);
  });

  // @spec NAV-35
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

  // @spec NAV-35
  it('leaves Valuation Delivery in its place, and omits it without UnderwritingAnalysis', () => {
    expect(sections([item('UnderwritingAnalysis'), item('ValuationDelivery')])).toEqual([
      'UnderwritingAnalysis',
      'ValuationDelivery',
    ]);
    expect(sections([item('A')])).toEqual(['A']);
    expect(sections([])).toEqual([]);
  });

  it('arranges its own output no further', () => {
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
  // @spec NAV-28
  it("open the loan's section", () => {
    expect(menuLink(item('Assets'), TEMPLATE, '7100101')).toEqual({
      label: 'Assets',
      href: 'https://los.test/loan/7100101/Assets',
    });
    expect(hrefOf('Appraisal%26Property')).toBe('https://los.test/loan/7100101/Appraisal%26Property');
  });

  // @spec NAV-36
  it('label the loan decision and name their source', () => {
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
    expect(hrefOf('LoanDecision', 'https://los.test/{loanId}/{sectionName}#top')).toBe(
      'https://los.test/7100101/LoanDecision?source=aus#top',
    );
    expect(hrefOf('LoanDecision', 'https://los.test/{sectionName}?loan={loanId}#top')).toBe(
      'https://los.test/LoanDecision?loan=7100101&source=aus#top',
    );
  });

  // @spec NAV-28
  it.each([
    ['Assets/Income', 'Assets%2FIncome'],
    ["Borrower's Info", "Borrower's%20Info"],
    ['Fees (Final)', 'Fees%20(Final)'],
    ['$& $1', '%24%26%20%241'],
    ['a?b=c#d', 'a%3Fb%3Dc%23d'],
    ['%2e%2e', '%252e%252e'],
    ['../../admin', '..%2F..%2Fadmin'],
    ['//evil.test', '%2F%2Fevil.test'],
    ['a\\b', 'a%5Cb'],
    ['javascript:alert(1)', 'javascript%3Aalert(1)'],
  ])('encode %j', (sectionName, encoded) => {
    const [arranged = item('')] = arrangeMenu([item(sectionName)]);
    const href = menuLink(arranged, TEMPLATE, '7100101')?.href ?? '';
    expect(href).toBe(`https://los.test/loan/7100101/${encoded}`);
    expect(new URL(href).href).toBe(href);
  });

  // @spec NAV-41
  it.each(['..', '.', '', ' ', '\ud800'])('are not created for %j', (sectionName) => {
    expect(hrefOf(sectionName)).toBeUndefined();
  });

  it("never leave the loan, whatever the section's name", () => {
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
