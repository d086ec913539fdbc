import { describe, expect, it } from 'vitest';
import * as orderTexts from '@/features/request/orderTexts';
import type { OrderDraft } from '@/features/request/rules/orderDraft';
import type { OrderForm, OrderSources } from '@/features/request/rules/orderForm';
import { issuesOf } from '@/features/request/rules/validateSubmission';
import {
  formOf,
  loanData,
  recentRequest,
  sources,
  wholesale,
  SECOND,
  ISSUE_KEYS,
  borrower,
  reported,
  FIRST,
} from '@tests/fixtures/order';

const NEW = { type: 'REQUEST_NEW' } as const;
const NA = { type: 'not_applicable' } as const;
const IMPORT = { type: 'import_existing', identifier: '', loanIdentifier: '' } as const;
const softPhase2 = recentRequest({ isSoftPullPhase2ChangesEnabled: true });
const construction = loanData({ isConstructionPermanent: true, productType: 'VA' });

type Case = [issue: string, when: string, isOpen: boolean, from: OrderSources, draft?: Partial<OrderDraft>];

const leftOut = (key: string) => ({ borrowers: { [key]: { isSelected: false } } });
const oneReported = sources({ borrowers: [reported(1), borrower(2)] });
const casefile = (identifier: string) => ({ services: { du: { ...IMPORT, identifier } } });

/** The issues by their key; those of the general key by what they ask for. */
const openIn = (form: OrderForm) =>
  issuesOf(form).map(({ key, todo, need = todo }) => (key === 'generic invalid field' ? need : key));

it('finds nothing open in a complete order', () => {
  expect(issuesOf(formOf(wholesale()))).toEqual([]);
});

it('lists issues in the order of the keys', () => {
  const services = { du: IMPORT, lp: IMPORT };
  const loan = { ...construction, productMoniker: null };
  const form = formOf(wholesale({ loanData: loan, creditAgencies: [], maxLpaApplicants: 0 }), { services });
  const places = issuesOf(form).map(({ key }) => ISSUE_KEYS.indexOf(key));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBeGreaterThan(5);
});

describe('the subject of a check', () => {
  const noProduct = loanData({ productMoniker: null });

  it.each<Case>([
    ['LPAC transaction type', 'on retail', false, sources()],
    ['DU transaction type', 'in a credit order', false, sources(), { mode: 'credit' }],
    ['DU cfi', 'of an update with ten digits', false, sources(), casefile('1684025517')],
    ['DU cfi', 'of an update with eleven digits', true, sources(), casefile('16840255170')],
    ['DU cfi', 'of an update with a letter in front', true, sources(), casefile('A1684025517')],
    ['DU cfi', 'in a credit order', false, sources(), { mode: 'credit', services: { du: IMPORT } }],
    ['LPA key id', 'of an LPA update', false, sources(), { services: { lp: { ...IMPORT, identifier: 'B1' } } }],
    [
      'LPA key id',
      'of an LPA-C update',
      false,
      wholesale(),
      { services: { lp: NA, lp_thru_cal: { ...IMPORT, identifier: 'B1' } } },
    ],
    ['LPA loan id', 'of an LPA update', false, sources(), { services: { lp: { ...IMPORT, loanIdentifier: 'L1' } } }],
    ['LPA loan id', 'of an LPA-C update', false, wholesale(), { services: { lp: NA, lp_thru_cal: IMPORT } }],
    ['product', 'on retail', false, sources()],
    ['product', 'in a soft pull', false, sources({ recentRequest: softPhase2 })],
    ['product', 'while the loan is not known', false, sources({ loanData: undefined })],
    ['product', 'in a credit order', false, sources(), { mode: 'credit' }],
    ['no wholesale CL1 product', 'on retail', false, sources()],
    ['no wholesale CL1 product', 'while the loan is not known', false, wholesale({ loanData: undefined })],
    ['no wholesale CL1 product', 'in a credit order', false, wholesale(), { mode: 'credit' }],
    [
      'please remove borrowers',
      'where DU alone is asked',
      false,
      sources({ maxLpaApplicants: 1 }),
      { services: { lp: NA } },
    ],
    ['please remove borrowers', 'at the most allowed', false, sources({ maxLpaApplicants: 2 })],
    ['please remove borrowers', 'with one too many left out', false, sources({ maxLpaApplicants: 1 }), leftOut(SECOND)],
    ['LP construction', 'where DU alone is asked', false, sources(), { services: { lp: NA } }],
    ['DU construction', 'where LPA alone is asked', false, sources(), { services: { du: NA } }],
    [
      'LP construction',
      'where LPA-C is asked',
      true,
      wholesale({ loanData: { ...construction, productMoniker: 'CL1' } }),
      { services: { lp_thru_cal: { type: 'request_new' } } },
    ],
    [
      'DU construction',
      'of a conventional construction loan',
      false,
      sources({ loanData: loanData({ isConstructionPermanent: true }) }),
    ],
    [orderTexts.todoClosed, 'where none is asked', false, sources(), { mode: 'credit' }],
    ['wholesale account', 'on retail', false, sources()],
    ['wholesale password', 'on retail', false, sources()],
    [
      'wholesale account',
      'where no credit is ordered',
      false,
      wholesale(),
      { borrowers: { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } } },
    ],
    [
      'agency',
      'where no credit is ordered',
      false,
      sources(),
      { borrowers: { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } } },
    ],
    ['agency', 'in a retail soft pull', false, sources({ recentRequest: softPhase2, creditAgencies: [] })],
    ['report reference', 'of new reports', false, sources(), { borrowers: { [FIRST]: NEW, [SECOND]: NEW } }],
    ['report reference', 'of somebody left out', false, oneReported, leftOut(FIRST)],
    [
      'report reference',
      'missing for somebody left out',
      false,
      sources(),
      { borrowers: { [SECOND]: { isSelected: false, reference: '' } } },
    ],
    ['smart product missing', 'in a soft pull', false, sources({ recentRequest: softPhase2 })],
    [
      'smart product missing',
      'in a soft pull without a product',
      true,
      sources({ recentRequest: softPhase2, loanData: noProduct }),
    ],
    ['smart product missing', 'in a full pull', false, sources({ loanData: noProduct })],
    [
      'smart product missing',
      'while the loan is not known',
      false,
      sources({ recentRequest: softPhase2, loanData: undefined }),
    ],
    ['invalid credit type', 'in a soft-pull phase', false, sources({ recentRequest: softPhase2 })],
    [
      'invalid credit type',
      'of a full pull on FHA',
      false,
      sources({ recentRequest: softPhase2, loanData: loanData({ productType: 'FHA' }) }),
    ],
    [orderTexts.todoBorrower, 'with one of two left out', false, sources(), leftOut(SECOND)],
    [
      orderTexts.chooseReport,
      'of a new report of somebody without one',
      false,
      sources({ borrowers: [borrower(1)] }),
      { borrowers: { [FIRST]: NEW } },
    ],
    [orderTexts.chooseReport, 'without borrowers', false, sources({ borrowers: [] })],
    [
      orderTexts.chooseReport,
      'with a document but no new order',
      false,
      sources({ borrowers: [borrower(1, { creditReportDocumentId: 'enc_1' })] }),
    ],
    [orderTexts.chooseReport, 'of somebody left out', false, oneReported, leftOut(SECOND)],
    [orderTexts.chooseReport, 'of a credit order', false, sources(), { mode: 'credit' }],
    [orderTexts.todoCredit(orderTexts.atLeastOneBorrower), 'of an order for DU and LPA', false, sources()],
    [
      orderTexts.todoCredit(orderTexts.atLeastOneBorrower),
      'of a credit order for one of two',
      false,
      oneReported,
      { mode: 'credit' },
    ],
    [orderTexts.todoAcknowledgement, 'of a new report', false, sources(), { borrowers: { [FIRST]: NEW } }],
  ])('%s %s: %s', (issue, _, isOpen, from, draft) => {
    expect(openIn(formOf(from, draft)).includes(issue)).toBe(isOpen);
  });

  it('a credit order without borrowers is left to the check of borrowers', () => {
    const edits = { [FIRST]: { isSelected: false }, [SECOND]: { isSelected: false } };
    const open = openIn(formOf(sources(), { mode: 'credit', borrowers: edits }));
    expect(open).toEqual([orderTexts.todoBorrower]);
  });
});
