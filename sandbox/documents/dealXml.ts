import { nameOf, type Borrower } from '@sandbox/world/borrowers';
import type { Facts } from '@sandbox/world/facts';
import type { Ordered } from './ordered';
import { element, value, type Xml } from './xml';

/** Returns the loan, its property and its borrowers as submitted. */
export const dealXml = ({ loan, run }: Ordered, services: readonly Xml[]): Xml =>
  element('DEAL_SETS', [
    element('DEAL_SET', [
      element('DEALS', [
        element('DEAL', [
          collateral(loan.property, run.facts),
          element('LOANS', [loanXml(loan.loanNumber, run.facts)], {}),
          element('PARTIES', loan.borrowers.map(party)),
          ...services,
        ]),
      ]),
    ]),
  ]);

const collateral = (property: Ordered['loan']['property'], facts: Facts): Xml =>
  element('COLLATERALS', [
    element('COLLATERAL', [
      element('SUBJECT_PROPERTY', [
        element('ADDRESS', [
          value('AddressLineText', property.street),
          value('CityName', property.city),
          value('PostalCode', property.zip),
          value('StateCode', property.state),
        ]),
        element('PROPERTY_DETAIL', [
          value('FinancedUnitCount', facts.units),
          value('PropertyUsageType', facts.residency),
          value('PropertyValuationAmount', facts.value),
        ]),
        element('SALES_CONTRACT', [value('SalesContractAmount', facts.purchasePrice)]),
      ]),
    ]),
  ]);

const loanXml = (loanNumber: string, facts: Facts): Xml =>
  element('LOAN', [
    element('LOAN_IDENTIFIERS', [element('LOAN_IDENTIFIER', [value('LoanIdentifier', loanNumber)])]),
    element('LOAN_PRODUCT', [value('ProductName', facts.productMoniker)]),
    element('TERMS_OF_LOAN', [
      value('BaseLoanAmount', facts.loanAmount),
      value('LoanPurposeType', facts.purpose),
      value('NoteRatePercent', facts.rate),
    ]),
    element('AMORTIZATION', [value('LoanAmortizationPeriodCount', facts.term)]),
    element('QUALIFICATION', [
      value('QualifyingRatePercent', facts.qualifyingRate),
      value('TotalMonthlyIncomeAmount', facts.monthlyIncome),
      value('TotalMonthlyLiabilityPaymentAmount', facts.monthlyDebts),
    ]),
  ]);

const party = (borrower: Borrower): Xml =>
  element('PARTY', [
    element('INDIVIDUAL', [
      element('NAME', [
        value('FirstName', borrower.firstName),
        value('FullName', nameOf(borrower)),
        value('LastName', borrower.lastName),
      ]),
    ]),
    element('ROLES', [
      element('ROLE', [
        value('PartyRoleType', 'Borrower'),
        value('BorrowerClassificationType', borrower.isPrimary ? 'Primary' : 'Secondary'),
      ]),
    ]),
  ]);
