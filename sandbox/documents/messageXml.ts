import { isoDateTime } from '@sandbox/world/clock';
import { SANDBOX_MARK } from './marking';
import { answeredAt, requestIdOf, type Ordered } from '@sandbox/world/ordered';
import { element, nested, value, xmlDocument, type Xml } from './xml';
import { nameOf, type Borrower } from '@sandbox/world/borrowers';

/** Wraps a request or response in its MISMO 3.4 message. */
export function messageXml(
  ordered: Ordered,
  kind: 'Request' | 'Response' | 'RawRequest',
  content: readonly Xml[],
): string {
  const at = kind === 'Response' ? answeredAt(ordered) : ordered.run.orderedAt;
  const about = nested(
    ['ABOUT_VERSIONS', 'ABOUT_VERSION'],
    [
      value('AboutVersionIdentifier', SANDBOX_MARK),
      value('CreatedDatetime', isoDateTime(at)),
      value('DataVersionName', `${kind} ${requestIdOf(ordered)}`),
    ],
  );
  const root = element('MESSAGE', [about, ...content], {
    xmlns: 'http://www.mismo.org/residential/2009/schemas',
    MISMOReferenceModelIdentifier: '3.4.0[B324]',
  });
  return xmlDocument(SANDBOX_MARK, root);
}

/** Returns the loan, its property and its borrowers as submitted. */
export const dealXml = ({ loan, run: { facts } }: Ordered, services: readonly Xml[]): Xml =>
  nested(
    ['DEAL_SETS', 'DEAL_SET', 'DEALS', 'DEAL'],
    [
      nested(
        ['COLLATERALS', 'COLLATERAL', 'SUBJECT_PROPERTY'],
        [
          element('ADDRESS', [
            value('AddressLineText', loan.property.street),
            value('CityName', loan.property.city),
            value('PostalCode', loan.property.zip),
            value('StateCode', loan.property.state),
          ]),
          element('PROPERTY_DETAIL', [
            value('FinancedUnitCount', facts.units),
            value('PropertyUsageType', facts.residency),
            value('PropertyValuationAmount', facts.value),
          ]),
          element('SALES_CONTRACT', [value('SalesContractAmount', facts.purchasePrice)]),
        ],
      ),
      nested(
        ['LOANS', 'LOAN'],
        [
          nested(['LOAN_IDENTIFIERS', 'LOAN_IDENTIFIER'], [value('LoanIdentifier', loan.loanNumber)]),
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
        ],
      ),
      element('PARTIES', loan.borrowers.map(party)),
      ...services,
    ],
  );

const party = (borrower: Borrower): Xml =>
  element('PARTY', [
    nested(
      ['INDIVIDUAL', 'NAME'],
      [
        value('FirstName', borrower.firstName),
        value('FullName', nameOf(borrower)),
        value('LastName', borrower.lastName),
      ],
    ),
    nested(
      ['ROLES', 'ROLE'],
      [
        value('PartyRoleType', 'Borrower'),
        value('BorrowerClassificationType', borrower.isPrimary ? 'Primary' : 'Secondary'),
      ],
    ),
  ]);
