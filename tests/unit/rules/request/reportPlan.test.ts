import { describe, expect, it } from 'vitest';
import { reportPlan } from '@/features/request/rules/reportPlan';
import { formOf, FIRST, reported, SECOND, sources } from '@tests/fixtures/order';
import { fc } from '@tests/support/properties';

const changed = (place: number) => reported(place, { isDiscrepancyInBorrowerData: true });

function plansOf(
  borrowers: ReturnType<typeof reported>[],
  edits: Parameters<typeof formOf>[1],
): (string | undefined)[] {
  const form = formOf(sources({ borrowers }), edits);
  return form.borrowers.map((one) => reportPlan(one, form.borrowers)?.text);
}

const NEW = { type: 'REQUEST_NEW' } as const;
const INSTEAD = 'May pull a new report: name, SSN or address changed';

describe('the plan for a report', () => {
  it.each([
    {
      what: 'a reissue',
      borrowers: [reported(1), reported(2)],
      edits: {},
      plans: ['Reuses CR48201973', 'Reuses CR48201973'],
    },
    {
      what: 'another number',
      borrowers: [reported(1), reported(2)],
      edits: { [FIRST]: { reference: 'CR7' } },
      plans: ['Number not known here', 'Reuses CR48201973'],
    },
    {
      what: 'a number on file in another spelling',
      borrowers: [reported(1, { previousReportReferenceNumber: 'CR-7' }), reported(2)],
      edits: { [FIRST]: { reference: 'CR7' } },
      plans: ['Reuses CR7', 'Reuses CR48201973'],
    },
    {
      what: "the other borrower's number",
      borrowers: [reported(1), reported(2, { previousReportReferenceNumber: 'CR2' })],
      edits: { [FIRST]: { reference: 'CR2' } },
      plans: ['Number not known here', 'Reuses CR2'],
    },
    {
      what: "the other borrower's number in a joint report",
      borrowers: [reported(1), reported(2, { previousReportReferenceNumber: 'CR2' })],
      edits: { [FIRST]: { reference: 'CR2', isJoint: true } },
      plans: ['Reuses CR2', 'Reuses CR2'],
    },
    {
      what: 'no number, and no borrower selected',
      borrowers: [reported(1), reported(2)],
      edits: { [FIRST]: { reference: '' }, [SECOND]: { isSelected: false } },
      plans: [undefined, undefined],
    },
    {
      what: 'no report',
      borrowers: [reported(1), changed(2)],
      edits: { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } },
      plans: [undefined, undefined],
    },
    { what: 'a change', borrowers: [reported(1), changed(2)], edits: {}, plans: ['Reuses CR48201973', INSTEAD] },
    {
      what: 'a change of the other borrower of a joint report',
      borrowers: [reported(1), changed(2)],
      edits: { [FIRST]: { isJoint: true } },
      plans: ['May pull a new report, joint with Tobias Okafor', INSTEAD],
    },
    {
      what: 'a joint reissue',
      borrowers: [reported(1), reported(2)],
      edits: { [FIRST]: { isJoint: true } },
      plans: ['Reuses CR48201973', 'Reuses CR48201973'],
    },
    {
      what: 'new reports, whatever changed',
      borrowers: [changed(1), reported(2)],
      edits: { [FIRST]: NEW, [SECOND]: NEW },
      plans: [undefined, undefined],
    },
  ] as const)('of $what', ({ borrowers, edits, plans }) => {
    expect(plansOf([...borrowers], { borrowers: edits })).toEqual(plans);
  });

  it('never reuses a report of a changed borrower, and says nothing without a reissue', () => {
    const edit = fc.record({
      isSelected: fc.boolean(),
      type: fc.constantFrom('NONE', 'RE_ISSUE', 'REQUEST_NEW'),
      reference: fc.constantFrom('', 'CR1', 'CR48201973'),
      isJoint: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.tuple(edit, edit, fc.boolean(), fc.boolean()), ([first, second, one, other]) => {
        const borrowers = [
          reported(1, { isDiscrepancyInBorrowerData: one }),
          reported(2, { isDiscrepancyInBorrowerData: other }),
        ];
        const form = formOf(sources({ borrowers }), { borrowers: { [FIRST]: first, [SECOND]: second } });
        for (const borrower of form.borrowers) {
          const plan = reportPlan(borrower, form.borrowers);
          if (!borrower.isSelected || borrower.type !== 'RE_ISSUE') expect(plan).toBeUndefined();
          if (plan?.kind === 'reuses') {
            expect(borrower.isDiscrepancyInBorrowerData).toBe(false);
            expect(plan.text).toContain(borrower.currentReportReferenceNumber);
            expect(borrower.currentReportReferenceNumber).toBe('CR48201973');
          }
        }
      }),
    );
  });
});
