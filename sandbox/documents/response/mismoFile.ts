import { nameOf } from '@sandbox/world/borrowers';
import { isoDateTime } from '@sandbox/world/clock';
import type { Ordered } from '@sandbox/world/ordered';
import { element, nested, value, type Xml } from '@sandbox/documents/xml';
import { ssnOf, type EngineFacts } from './engineFacts';
import { isOnChecklist, PLACES, type EngineMessage } from './engineMessages';

const MISMO = {
  xmlns: 'http://www.mismo.org/residential/2009/schemas',
  MISMOReferenceModelIdentifier: '3.4.032420160128',
};
const LPA = {
  'xmlns:r': 'http://www.freddiemac.com/lpa/LPALoanAssessmentServiceResponse/schemas',
  'xmlns:lpa': 'http://www.datamodelextension.org/Schema/LPA',
};
const RESPONSE = 'AUTOMATED_UNDERWRITING_SYSTEM_RESPONSE';
const MESSAGE = `${RESPONSE}_MESSAGE`;
const PART = 'AutomatedUnderwritingSystemMessage';

/** LPA 5: it repeats the request, then says everything in an extension of MISMO 3.4, conditions twice. */
export const lpa5File = (ordered: Ordered, facts: EngineFacts, messages: readonly EngineMessage[]): Xml =>
  element(
    'r:LPALoanAssessmentServiceResponse',
    [
      mismoMessage([
        deal('LPA_REQUEST', [underwriting([value('AutomatedUnderwritingCaseIdentifier', 'X0000000')])]),
        deal('LPA_RESPONSE', [
          underwriting([
            ...factsXml(facts),
            value('FREPurchaseEligibilityType', eligibilityOf(facts)),
            extension('AUTOMATED_UNDERWRITING', [
              value('lpa:AutomatedUnderwritingSubmissionCount', facts.submission),
              value('lpa:FHA_TOTALMortgageScorecardIndicator', facts.isTotal),
            ]),
          ]),
          parties(ordered),
          messagesXml([
            lpaMessages('LoanProcessingMessages', messages, (message) => PLACES[message.topic]),
            lpaMessages('DocumentationMessages', messages.filter(isOnChecklist), () => CHECKLIST),
          ]),
        ]),
      ]),
    ],
    LPA,
  );

/** The messages as the schema of MISMO 3.4 allows them, without an extension. */
export const schemaFile = (
  ordered: Ordered,
  facts: EngineFacts,
  messages: readonly EngineMessage[],
  engine: string,
): Xml =>
  mismoMessage([
    deal(null, [
      underwriting([...factsXml(facts), value('AutomatedUnderwritingSystemType', engine)]),
      parties(ordered),
      messagesXml(
        messages.map(({ number, text }, index) =>
          element(MESSAGE, [value(`${PART}Description`, text), value(`${PART}Value`, `90${number}`)], {
            SequenceNumber: String(index + 1),
          }),
        ),
      ),
    ]),
  ]);

const CHECKLIST = { section: 'DocumentChecklist', prefix: 'DCH' };

const eligibilityOf = ({ recommendation, isEligible, isTotal }: EngineFacts): string | null =>
  recommendation === null || isTotal ? null : isEligible ? 'FreddieMacEligible' : 'FreddieMacIneligible';

const mismoMessage = (deals: readonly Xml[]): Xml =>
  element('MESSAGE', [nested(['DEAL_SETS', 'DEAL_SET', 'DEALS'], deals)], MISMO);

const deal = (version: string | null, content: readonly Xml[]): Xml =>
  element('DEAL', [
    ...(version === null ? [] : [nested(['ABOUT_VERSIONS', 'ABOUT_VERSION'], [value('DataVersionName', version)])]),
    ...content,
  ]);

const underwriting = (content: readonly Xml[]): Xml =>
  nested(['LOANS', 'LOAN', 'UNDERWRITING', 'AUTOMATED_UNDERWRITINGS', 'AUTOMATED_UNDERWRITING'], content);

const factsXml = ({ identifier, at, status, recommendation }: EngineFacts): Xml[] => [
  value('AutomatedUnderwritingCaseIdentifier', identifier),
  value('AutomatedUnderwritingDecisionDatetime', isoDateTime(at)),
  value('AutomatedUnderwritingEvaluationStatusDescription', status),
  value('AutomatedUnderwritingRecommendationDescription', recommendation?.split(' / ')[0] ?? null),
];

const parties = ({ loan }: Ordered): Xml =>
  element(
    'PARTIES',
    loan.borrowers.map((borrower) =>
      element('PARTY', [
        nested(['INDIVIDUAL', 'NAME'], [value('FullName', nameOf(borrower))]),
        nested(
          ['TAXPAYER_IDENTIFIERS', 'TAXPAYER_IDENTIFIER'],
          [value('TaxpayerIdentifierType', 'SocialSecurityNumber'), value('TaxpayerIdentifierValue', ssnOf(borrower))],
        ),
      ]),
    ),
  );

const messagesXml = (messages: readonly Xml[]): Xml =>
  nested(['SERVICES', 'SERVICE', 'AUTOMATED_UNDERWRITING_SYSTEM', RESPONSE, `${MESSAGE}S`], messages);

const extension = (name: string, content: readonly Xml[]): Xml =>
  nested(['EXTENSION', 'OTHER', `lpa:${name}_EXTENSION`], content);

const lpaMessages = (
  group: string,
  messages: readonly EngineMessage[],
  placeOf: (message: EngineMessage) => { section: string; prefix: string },
): Xml =>
  element(MESSAGE, [
    extension(MESSAGE, [
      element(`lpa:${MESSAGE}_DETAIL`, [value(`lpa:${PART}GroupType`, group)]),
      element(
        `lpa:${MESSAGE}_ITEMS`,
        messages.map((message) => {
          const { section, prefix } = placeOf(message);
          return element(`lpa:${MESSAGE}_ITEM`, [
            value(`lpa:${PART}Description`, message.text),
            value(`lpa:${PART}SectionIdentifier`, section),
            value(`lpa:${PART}Value`, `${prefix}9${message.number}`),
          ]);
        }),
      ),
    ]),
  ]);
