export const noAccountInProfile =
  'Your profile has no agency account: enter the account number and password your agency gave you.';
export const accountNumber = 'Account number';
export const rememberAccount = 'Remember account details';

export const accountPassword = 'Account password';
export const usePasswordOnFile = 'Use the password on file';
export const accountPasswordHint = 'The password your agency gave you.';
export const useAnotherPassword = 'Use another password';
export const passwordOnFileUsed = 'The password on file is used.';
export const passwordOnFileLoading = 'Loading the password on file…';

export const acknowledgementHeading = (section: number): string => `${section} Acknowledgement`;
export const acknowledgementLabel = 'Each borrower selected has authorized this credit pull';
export const acknowledgementNeeded = 'Needed: the order includes a new report.';
export const acknowledgementUnknown =
  'Needed: the order includes a new report. The service did not say whether it was obtained.';
export const acknowledgementNotNeeded = 'Not needed: the order includes no new report.';
export const acknowledgementUndecided = 'Needed if the order includes a new report.';
export const acknowledgementNotRequired = 'Not needed: this loan does not require it.';
export const saving = 'Saving…';

export const transactionType = 'Transaction type';
export const identifier = 'Identifier';
export const availability = 'Availability';
export const ausHeading = '1 Systems';
export const systemsCaption = 'Underwriting systems and their options';
export const displaced = (service: string, other: string): string =>
  `${service} is set to Not Applicable: an order can use ${service} or ${other}, not both.`;

export const primary = 'Primary';
export const joint = 'Joint';
export const softDone = 'Soft done';
export const hardDone = 'Hard done';
export const hasDiscrepancy = 'Name, SSN or address changed since the last report';

export const reportNone = 'None';
export const reportReissue = 'Reissue';
export const reportNew = 'New';
export const jointReport = 'Joint report';
/** The label of a field in a row: 'Report, Maren Okafor'. */
export const labelOf = (label: string, row: string): string => `${label}, ${row}`;
export const creditReportOf = (borrower: string): string => `Credit report PDF of ${borrower}`;
export const creditReport = 'Credit report PDF';
export const pdf = 'PDF';

export const jointForAll = 'Make all joint';
export const separateForAll = 'Make all separate';
export const copyLiabilitiesForAll = 'Tick all liabilities';
export const copyLiabilitiesForNone = 'Untick all liabilities';
export const newForAll = 'Set all to New';
export const reissueForAll = 'Set all to Reissue';

export const borrowersHeading = (section: number): string => `${section} Borrowers and reports`;
export const lastReportJoint = 'The last report was joint. Ordering separately makes two new reports.';
export const borrowersNotLoaded = 'The borrowers are not loaded';
export const noBorrowers = 'No borrowers to order for';
export const borrowersUnread = 'The borrowers could not be read';
export const borrowersCaption = 'Borrowers and the credit reports ordered for them';
export const applicationNumber = 'App #';
export const borrower = 'Borrower';
export const pullType = 'Pull type';
export const report = 'Report';
export const reference = 'Reference #';
export const copyLiabilities = 'Copy liabilities';
export const formFree = 'FormFree #';
export const formFreeHint = "Number of the borrower's FormFree report. Leave it empty if there is none.";
export const onFile = 'On file';

export const beforeYouOrder = 'Before you order';
export const goBack = 'Go back';
export const reissueInstead = 'Reissue instead';
export const orderNewAnyway = 'Order new reports anyway';
export const orderAnyway = 'Order anyway';

export const creditHeading = (section: number): string => `${section} Credit agency`;
export const agencyByProfile = 'The company profile sets the agency (soft account).';
export const agency = 'Credit agency';
export const chooseAgency = 'Choose an agency';
export const agencyReplaced = (before: string): string => `Changed from ${before} because of another choice.`;
export const agencyDropped = (before: string): string =>
  `${before} is not available with these choices. Choose another agency.`;
export const notInProfile = ' (not in your profile)';
export const creditNotKnown = 'not known.';
/** The service is asked again after the run; History may list its report before. */
export const creditNoneYet = 'none yet. It is loaded again when the run in Processing has finished.';
export const creditNone = 'none. Choose New or Reissue for each borrower.';
export const creditNoneAtAll = 'none';

export const pullTypeLegend = 'Credit pull type';
export const softForRetail = 'AUS Soft is for retail loans.';
export const convertToFull = 'Convert to full credit';

export const fillingIn = 'Filling in the order…';
export const title = 'Request';
export const fillInFrom = (request: string): string => `Fill in from request ${request}?`;
export const replaceEntries = 'Replace what I entered';
export const entriesNotOrdered = 'You have entries for this loan that are not ordered yet.';
export const readingOnly = 'You can read these values, but not change or order anything.';
export const draftRestored = 'Draft restored.';
export const draftFrom = (time: string): string => `Draft from ${time} restored.`;
export const typeAgain =
  'Enter again what is not stored, if you had entered it: notes, reference and FormFree numbers, account and password.';
export const runAus = 'Run AUS';
export const importCreditOnly = 'Import credit only';
export const whatToOrder = 'What to order';

export const choose = 'Choose';
export const caseFileId = 'Case file ID';
export const key = 'Key';
export const lockedByLender = 'Locked: it belongs to the lender.';
export const loanIdentifier = 'Loan identifier';
export const optional = 'Optional';
export const open = 'Open';
export const availabilityUnknown = 'Not known';
export const closed = 'Closed';
export const closedUntil = (time: string): string => `Closed until ${time}`;
export const runProcessing = 'Processing';
export const noRuns = 'No run yet';
export const lastRunUnknown = 'Last run not loaded';
export const lastRunHeading = 'Last run';
export const lastRun = (request: string): string => `· ${request}`;
export const givenBy = (service: string): string => `Given by ${service}`;
export const givenByHint = (service: string): string => `Enter nothing: ${service} assigns it when it responds.`;
export const notKnownHint = 'No report on file has this number. Check it with the credit agency before you order.';
export const runs = (runs: string): string => `${runs} · last`;

export const checkingOrder = 'Checking whether the order went through…';
/** `unknown`: of several users, or of one that is not known. */
const orders = {
  you: 'Your order',
  other: 'The order of another user of this browser',
  unknown: 'An order of this browser',
};
type Owner = keyof typeof orders;
export const answerLost = (owner: Owner = 'you'): string =>
  `${orders[owner]} has no certain outcome yet. The app looks for it among the loan's requests and sends nothing again.`;
export const refusalUnproven = 'The order was refused, but may have been placed.';
export const partUnproven = 'A part of the order may have been placed.';
export const refusedWith = (status: number, words: string): string =>
  words === '' ? `It was refused with status ${status}` : `It was refused with status ${status} (${words})`;
const lookAgain = (isPerhapsTyped: boolean): string =>
  isPerhapsTyped
    ? 'Look again before you order; a gateway before the service may have refused words that you typed, for example in the note for the file: rephrase them then.'
    : 'Look again before you order.';
export const notListedAt = (refusal: string, time: string, isPerhapsTyped: boolean): string =>
  `${refusal}; the loan's list, checked ${time}, does not show it. ${lookAgain(isPerhapsTyped)}`;
export const notListable = (refusal: string, isPerhapsTyped: boolean): string =>
  `${refusal}; the loan's list could not be loaded. ${lookAgain(isPerhapsTyped)}`;
export const orderTwice = 'The lender has this order twice.';
export const tellLender = (requests: string): string =>
  `They are ${requests}. Tell your lender before you order anything else.`;
export const orderUnconfirmed = 'We could not confirm the order. Check History before ordering again.';
export const orderWentThrough = (owner: Owner = 'you'): string => `${orders[owner]} went through.`;
export const orderProbablyWentThrough = (owner: Owner = 'you'): string => `${orders[owner]} probably went through.`;
export const thisIsTheOrder = 'This is the order';
export const foundUncertain = (requests: string): string =>
  `Among the loan's requests, ${requests} looks like the order, but that is not certain. Check it in History.`;
export const perhapsTwice = 'The lender may have the order twice.';
export const orderInPart = (owner: Owner = 'you'): string => `${orders[owner]} is listed only in part.`;
export const acceptedInPart = (time: string, requests: string, missing: string): string =>
  `The loan's list, checked ${time}, has ${requests}, but nothing for ${missing}. If History does not show ${missing}, order it here.`;
export const signInNeeded = 'Sign in again to order hard credit. Nothing was ordered.';
export const choicesAreKept =
  'Your choices are kept. After you sign in, enter notes, reference numbers and the account again.';
export const nothingOrdered = 'Nothing was ordered.';
export const refusedEarlierUnconfirmed = 'This order was refused. An earlier one is unconfirmed.';
export const orderingElsewhere = 'An order for this loan is being placed in another window.';
export const waitForOtherWindow = 'You can order here when its outcome is known.';
export const mayOrderTwice = 'This service may place an order twice.';
export const repeatsNotRecognized =
  'It does not recognize a repeated order. If the connection was interrupted, check History before ordering again.';
export const importComplete = 'The credit import is complete: its reports are reissued unless you choose otherwise.';
export const importFailed = 'The credit import failed. See History for the reason.';

export const orderBar = 'Order';
export const placingOrder = 'Placing the order…';
export const discard = 'Discard changes';
export const importCredit = 'Import credit';
export const submit = 'Submit for AUS';
export const nothingLeft = 'Ready to order';
export const lookFirst = 'An earlier order is in doubt: look again first';
export const whatIsLeft = 'What is left';
export const thingsLeft = (things: string, what: string): string => `${things} left: ${what}`;
export const refusedByService = 'correct what the service refused';

export const theVerificationDetails = 'the verification details';
export const noVerificationDetails = 'The vendor has sent no details.';
export const accounts = 'Accounts';
export const institution = 'Institution';
export const account = 'Account';
export const balance = 'Balance';
export const asOf = 'As of';
export const employment = 'Employment';

export const verificationsHeading = '4 Digital verifications';
export const noVerifications = 'No verification reports for this loan';
export const verificationsUnread = 'The verification reports could not be read';
export const verificationsCaption = 'Verification reports';
export const type = 'Type';
export const vendorAndReport = 'Vendor and report';
export const status = 'Status';
export const include = 'Include';
export const verificationOf = (type: string, borrower: string): string => `${type} of ${borrower}`;
export const verificationDetails = (system: string, report: string, what: string): string =>
  `${system} ${report}, details: ${what}`;
export const expired = 'Expired';
export const includeReport = (what: string): string => `Include ${what}`;

export const creditOnFile = 'Credit on file: ';
export const reportsSoFar = 'Reports delivered so far, by History: ';
export const reissuesNotCounted = 'Reissues are not counted.';
export const countWithLast = (count: number, date: string): string => `${count}, the last on ${date}`;
export const sentAt = (time: string): string => `It was sent at ${time} and may have gone through.`;
export const keySpent = (time: string): string =>
  `It was sent at ${time}. The service says that it has had this order, but the loan's requests don't show it. If you submit again, it is sent as a new order, after a question.`;
export const foundAs = (requests: string): string => `The order is among the loan's requests: ${requests}.`;
export const vendorStatus = (status: string): string => `Vendor status: ${status}`;
export const employmentOf = (employer: string, status: string, date: string): string =>
  `${employer}: ${status} as of ${date}`;

/** What an order is made from, where it could not be loaded. */
export const parts = {
  acknowledgement: 'the borrower acknowledgement',
  systems: 'the underwriting systems',
  requestData: (service: string): string => `${service}'s request data`,
  availability: 'the availability of the underwriting systems',
  borrowers: 'the borrowers',
  reportOnFile: 'the credit report on file',
  profile: 'your agency profile',
  creditAgencies: (service: string): string => `${service}'s credit agencies`,
  verifications: 'the digital verifications',
};

export const inactive = ' (inactive)';

export const notForDu = 'Not for DU';
export const notForLpa = 'Not for LPA';

export const notDelivered = (facts: string): string => `Not delivered: ${facts}`;
/** In `notDelivered`, beside a borrower. */
export const facts = {
  isPrimary: 'primary borrower',
  isJoint: 'whether the last report was joint',
  mayBeJoint: 'whether a joint report is possible',
  copyLiabilities: 'copy liabilities',
};
