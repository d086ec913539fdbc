export type PersonaId = 'rita.ibarra' | 'sam.lindqvist' | 'tpo.bright' | 'audit.view';

/** What the signed-in user may see and do. The first three names, and their spelling, come from the real service. */
interface Privileges {
  hasAccessToViewRequestResponseXML: boolean;
  canViewRecievedDate: boolean;
  canView1003Menu: boolean;
  canView1008Menu: boolean;
  canSubmitAus: boolean;
  canOverrideSelection: boolean;
}

/** A fictional user who can sign in. */
export interface Persona {
  id: PersonaId;
  displayName: string;
  title: string;
  email: string;
  organization: string;
  /** False for brokers: the employee lookup doesn't know them. */
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
    organization: LENDER,
    isInternalEmployee: true,
    privileges: EVERYTHING,
    may: 'Everything: orders, overrides, both menus, request and response documents.',
  },
  {
    id: 'sam.lindqvist',
    displayName: 'Sam Lindqvist',
    title: 'Retail Loan Officer',
    email: 'sam.lindqvist@lender.example.test',
    organization: LENDER,
    isInternalEmployee: true,
    privileges: { ...EVERYTHING, ...withoutDocuments },
    may: 'Orders and overrides. Sees neither raw documents nor received dates.',
  },
  {
    id: 'tpo.bright',
    displayName: 'Toni Bright',
    title: 'Broker',
    email: 'toni.bright@brightwater.example.test',
    organization: 'Brightwater Mortgage',
    isInternalEmployee: false,
    privileges: { ...EVERYTHING, ...withoutDocuments, canView1008Menu: false },
    may: 'An outside broker: orders and overrides, the 1003 menu only, no raw documents.',
  },
  {
    id: 'audit.view',
    displayName: 'Audrey Vance',
    title: 'Quality Auditor',
    email: 'audrey.vance@lender.example.test',
    organization: LENDER,
    isInternalEmployee: true,
    privileges: { ...EVERYTHING, canSubmitAus: false, canOverrideSelection: false },
    may: 'Looks at everything, documents included. Cannot order and cannot override.',
  },
];

/** Finds the persona of a username; ignores case and surrounding spaces. */
export const findPersona = (username: string): Persona | undefined =>
  PERSONAS.find(({ id }) => id === username.trim().toLowerCase());
