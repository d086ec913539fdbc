import { describe, expect, it } from 'vitest';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { summaryText } from '@/features/request/rules/submissionIssue';
import { blockingIssues, issuesOf } from '@/features/request/rules/validateSubmission';
import { borrower, formOf, loanData, recentRequest, reported, sources, wholesale, SECOND } from '@tests/fixtures/order';

const NA = { type: 'not_applicable' } as const;
const IMPORT = { type: 'import_existing', identifier: '', loanIdentifier: '' } as const;
const softPhase2 = recentRequest({ isSoftPullPhase2ChangesEnabled: true });
const construction = { isConstructionPermanent: true, purposeType: 'Construction-Permanent' };

const found = (form: OrderForm) => issuesOf(form).map(({ key, message, fieldId }) => ({ key, message, fieldId }));

describe('blocking issues of an order', () => {
  it.each([
    { what: 'a retail order', form: () => formOf() },
    { what: 'a wholesale order', form: () => formOf(wholesale()) },
    { what: 'a credit order', form: () => formOf(sources(), { mode: 'credit' }) },
    { what: 'DU alone', form: () => formOf(sources(), { services: { lp: NA } }) },
  ])('allows $what', ({ form }) => {
    expect(found(form())).toEqual([]);
  });

  it('reports all failures together, in the order of the keys', () => {
    const form = formOf(wholesale({ creditAgencies: [], loanData: loanData() }), {
      services: { du: IMPORT, lp: IMPORT },
    });
    expect(blockingIssues(issuesOf(form)).map(({ key }) => key)).toEqual([
      'DU cfi',
      'LPA key id',
      'LPA loan id',
      'agency',
      'wholesale account',
      'wholesale password',
      'no wholesale CL1 product',
    ]);
  });

  it('leaves Early Assessment without a product to a confirmation', () => {
    const form = formOf(sources({ loanData: loanData({ productMoniker: null }), recentRequest: softPhase2 }));
    expect(blockingIssues(issuesOf(form))).toEqual([]);
  });

  it('checks neither product, purpose, number of applicants nor transaction types of a credit order', () => {
    const from = sources({ loanData: loanData({ ...construction, productMoniker: null }), maxLpaApplicants: 1 });
    expect(found(formOf(from, { mode: 'credit', services: { du: NA, lp: NA } }))).toEqual([]);
  });

  it('reports no product issue while the loan is unknown', () => {
    expect(found(formOf(sources({ loanData: undefined })))).toEqual([]);
  });

  it('names in the summary the borrower of a text', () => {
    const form = formOf(sources({ borrowers: [borrower(1), reported(2)] }), {
      borrowers: { [SECOND]: { reference: '' } },
    });
    expect(blockingIssues(issuesOf(form)).map(summaryText)).toEqual([
      'Reference # is missing. — Tobias Okafor',
      'Maren Okafor: choose New or Reissue',
    ]);
  });
});
