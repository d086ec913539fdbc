import { describe, expect, it } from 'vitest';
import { fieldText, summaryText } from '@/features/request/rules/submissionIssue';
import { blockingIssues, issuesOf } from '@/features/request/rules/validateSubmission';
import {
  agency,
  borrower,
  formOf,
  loanData,
  recentRequest,
  sources,
  typeData,
  FIRST,
  SECOND,
  dataOf,
} from '@tests/fixtures/order';

const NEW = { type: 'REQUEST_NEW' } as const;
const NA = { type: 'not_applicable' } as const;
const IMPORT = { type: 'import_existing', identifier: '', loanIdentifier: '' } as const;
const GENERAL = 'Error! One or more required fields were invalid or not specified.';
const construction = loanData({ isConstructionPermanent: true, productType: 'VA' });

type Form = ReturnType<typeof formOf>;

const summaryOf = (form: Form) => issuesOf(form).map(summaryText);

it('asks a joint pair for its one number once', () => {
  const form = formOf(sources(), { borrowers: { [FIRST]: { isJoint: true, reference: '' } } });
  expect(summaryOf(form)).toEqual(['Reference # is missing. — Maren Okafor']);
});

describe('the texts of the summary', () => {
  const closed = {
    system: 'du' as const,
    isAvailable: false,
    message: null,
    unavailableTo: null,
  };
  const everyone = { [FIRST]: { isSelected: false }, [SECOND]: { isSelected: false } };

  it.each<[said: string[], form: () => Form]>([
    [['Choose what to do with LPA'], () => formOf(sources({ ...dataOf({ du: typeData() }) }))],
    [['Cannot submit both AUS services as Not Applicable.'], () => formOf(sources(), { services: { du: NA, lp: NA } })],
    [
      ['Enter the LPA loan identifier'],
      () => formOf(sources(), { services: { du: NA, lp: { ...IMPORT, identifier: 'B1' } } }),
    ],
    [['Select a borrower'], () => formOf(sources(), { borrowers: everyone })],
    [
      ['Choose credit for at least one borrower'],
      () => formOf(sources({ borrowers: [borrower(1)] }), { mode: 'credit' }),
    ],
    [
      ["Confirm the borrowers' authorization"],
      () => formOf(sources({ acknowledgement: undefined }), { borrowers: { [FIRST]: NEW } }),
    ],
    [
      ['DU: choose Not Applicable for what is closed'],
      () => formOf(sources({ availability: [closed] }), { services: { du: { type: 'request_new' } } }),
    ],
  ])('%j', (said, form) => {
    expect(summaryOf(form())).toEqual(said);
  });

  it.each([
    { over: {}, summary: GENERAL, field: GENERAL },
    { over: { todo: 'choose' }, summary: 'Choose', field: 'Choose' },
    { over: { subject: 'LPA', todo: 'choose' }, summary: 'LPA: choose', field: 'Choose' },
    {
      over: { subject: 'LPA', todo: 'do', need: 'choose a type' },
      summary: 'LPA: choose a type',
      field: 'Choose a type',
    },
    { over: { message: 'No number.' }, summary: 'No number.', field: 'No number.' },
    { over: { message: 'No number.', subject: 'Maren' }, summary: 'No number. — Maren', field: 'No number.' },
  ])('of $over it says "$summary", and the field "$field"', ({ over, summary, field }) => {
    const issue = { key: 'agency', fieldId: 'order-agency', message: GENERAL, ...over } as const;
    expect([summaryText(issue), fieldText(issue)]).toEqual([summary, field]);
  });
});

it('shows immediate errors at once, and the rest after a first attempt', () => {
  const immediate = (form: Form) =>
    issuesOf(form)
      .filter(({ isImmediate }) => isImmediate)
      .map(({ key }) => key);
  const services = { du: { type: 'request_new' }, lp: { type: 'request_new' } } as const;
  expect(
    immediate(
      formOf(sources({ loanData: { ...construction, productMoniker: null }, maxLpaApplicants: 1 }), { services }),
    ),
  ).toEqual(['product', 'please remove borrowers', 'LP construction', 'DU construction']);
  const soft = recentRequest({ isSoftPullPhase3ChangesEnabled: true });
  const mixed = { borrowers: { [SECOND]: { pull: 'full' } } } as const;
  expect(immediate(formOf(sources({ recentRequest: soft }), mixed))).toEqual(['invalid credit type']);
  const onFha = sources({ recentRequest: soft, loanData: loanData({ productType: 'FHA', productMoniker: null }) });
  expect(immediate(formOf(onFha, { pull: 'soft' }))).toEqual(['smart product missing', 'invalid credit type']);
  expect(immediate(formOf(sources({ creditAgencies: [] }), { borrowers: { [FIRST]: { reference: '' } } }))).toEqual([]);
});

it('blocks an order for every failure, and for no warning', () => {
  const failing = formOf(sources({ creditAgencies: [agency({ isInactive: true })], acknowledgement: undefined }), {
    borrowers: { [FIRST]: NEW },
  });
  expect(blockingIssues(issuesOf(failing)).map(({ key }) => key)).toEqual(['agency', 'generic invalid field']);
});
