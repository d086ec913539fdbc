import type { loanCalls, accessCalls } from '@/features/loan/api/contract/loan';
import { productOf } from '@sandbox/world/products';
import { nameOf } from '@sandbox/world/borrowers';
import { CHANNELS, STAGES } from '@sandbox/world/stages';
import type { Answerers } from './context';
import { findPersona } from '@sandbox/personas';
import { refuse } from './refusal';

export const loanAnswers: Answerers<typeof loanCalls> = {
  loanHeader: ({ loan }) => ({
    loanId: loan.loanId,
    loanNumber: loan.loanNumber,
    borrowerName: loan.hasBareHeader ? null : loan.borrowers.slice(0, 1).map(nameOf).join(''),
    loanStage: loan.hasBareHeader ? null : loan.stage,
    loanStageSequence: loan.hasBareHeader ? null : STAGES[loan.stage],
    lockedAusRequestTypeId: loan.lockedAusId,
    isReadOnly: loan.hasBareHeader ? null : loan.isReadOnly,
  }),
  loanData: ({ loan }) => ({
    productMoniker: loan.facts.productMoniker,
    productName: loan.facts.productMoniker === null ? null : productOf(loan.facts.productMoniker).name,
    productType: loan.facts.productMoniker === null ? null : productOf(loan.facts.productMoniker).family,
    businessChannel: CHANNELS[loan.channelId],
    businessChannelId: loan.channelId,
    purposeType: loan.facts.purpose,
    refinancePurpose: loan.facts.refinancePurpose,
    residencyType: loan.facts.residency,
    isConstructionPermanent: loan.facts.purpose === 'Construction-Permanent',
    baseLoanAmount: loan.facts.loanAmount,
    purchasePrice: loan.facts.purchasePrice,
    appraisedValue: loan.facts.value,
  }),
};

export const accessAnswers: Answerers<typeof accessCalls> = {
  privileges: ({ loan, persona: { privileges } }) =>
    loan.hasNoPrivileges ? Object.fromEntries(Object.keys(privileges).map((name) => [name, false])) : { ...privileges },
  menu1003: () => [...MENU_1003],
  menu1008: () => [...MENU_1008],
  employee: ({ params }) => {
    const persona = findPersona(params['userId'] ?? '');
    if (!persona?.isInternalEmployee) return refuse(404, `${params['userId'] ?? ''} is not an employee`);
    return {
      employeeId: persona.id,
      displayName: persona.displayName,
      isInternalEmployee: true,
      isActive: true,
      title: persona.title,
    };
  },
};

interface MenuItem {
  displayName: string;
  sectionName: string;
}

const item = (displayName: string, sectionName: string): MenuItem => ({ displayName, sectionName });

/** The menus as the origination system returns them, before the companion removes, renames and adds items. */
export const MENU_1003: readonly MenuItem[] = [
  item('Borrower Information', 'BorrowerInformation'),
  item('Employment & Income', 'EmploymentAndIncome'),
  item('Assets', 'Assets'),
  item('Liabilities', 'Liabilities'),
  item('Real Estate Owned', 'RealEstateOwned'),
  item('Declarations', 'DeclarationAndGovernmentMonitoring'),
  item('Loan & Property', 'LoanAndProperty'),
  item('Print Completed 1003', 'PrintCompleted1003'),
  item('Print Blank 1003', 'PrintBlank1003'),
];

export const MENU_1008: readonly MenuItem[] = [
  item('Transmittal Summary', 'TransmittalSummary'),
  item('Appraisal & Property', 'Appraisal&Property'),
  item('Underwriting Analysis', 'UnderwritingAnalysis'),
  item('Loan Decision', 'LoanDecision'),
  item('Conditions History', 'ConditionsHistory'),
];
