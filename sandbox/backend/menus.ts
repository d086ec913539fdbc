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
