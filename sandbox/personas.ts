export type PersonaId = 'rita.ibarra' | 'sam.lindqvist' | 'tpo.bright' | 'audit.view';

/** What the signed-in person may see and do; the first names are the service's own, spelling included. */
interface Privileges {
  hasAccessToViewRequestResponseXML: boolean;
  canViewRecievedDate: boolean;
  canView1003Menu: boolean;
  canView1008Menu: boolean;
  canSubmitAus: boolean;
  canOverrideSelection: boolean;
}

/** A fictional person who can sign in. */
export interface Persona {
  id: PersonaId;
  displayName: string;
  title: string;
  email: string;
  organisation: string;
  /** False for brokers: the employee look-up doesn't know them. */
  isInternalEmployee: boolean;
  privileges: Privileges;
  /** One line for the sign-in page. */
  may: string;
}

const EVERYTHING: Privileges = {
  hasAccessToViewRequestResponseXML: true,
  canViewRecievedDate: true,
  canView1003Menu: true,
  canView1008Menu: true,
  canSubmitAus: true,
  canOverrideSelection: true,
};

const LENDER = 'the sandbox lender';
const withoutDocuments = { hasAccessToViewRequestResponseXML: false, canViewRecievedDate: false };

export const PERSONAS: readonly Persona[] = [
  {
    id: 'rita.ibarra',
    displayName: 'Rita Ibarra',
    title: 'Senior Loan Processor',
    email: 'rita.ibarra@lender.example.test',
    organisation: LENDER,
    isInternalEmployee: true,
    privileges: EVERYTHING,
    may: 'Everything: orders, overrides, both menus, request and response documents.',
  },
  {
    id: 'sam.lindqvist',
    displayName: 'Sam Lindqvist',
    title: 'Retail Loan Officer',
    email: 'sam.lindqvist@lender.example.test',
    organisation: LENDER,
    isInternalEmployee: true,
    privileges: { ...EVERYTHING, ...withoutDocuments },
    may: 'Orders and overrides. Sees neither raw documents nor received dates.',
  },
  {
    id: 'tpo.bright',
    displayName: 'Toni Bright',
    title: 'Broker',
    email: 'toni.bright@brightwater.example.test',
    organisation: 'Brightwater Mortgage',
    isInternalEmployee: false,
    privileges: { ...EVERYTHING, ...withoutDocuments, canView1008Menu: false },
    may: 'An outside broker: orders and overrides, the 1003 menu only, no raw documents.',
  },
  {
    id: 'audit.view',
    displayName: 'Audrey Vance',
    title: 'Quality Auditor',
    email: 'audrey.vance@lender.example.test',
    organisation: LENDER,
    isInternalEmployee: true,
    privileges: { ...EVERYTHING, canSubmitAus: false, canOverrideSelection: false },
    may: 'Looks at everything, documents included. Cannot order and cannot override.',
  },
];

/** The persona of a username, however it was typed. */
export const findPersona = (username: string): Persona | undefined =>
  PERSONAS.find(({ id }) => id === username.trim().toLowerCase());
