export const earlierUnconfirmed = 'An earlier order could not be confirmed';
export const earlierMayExist = (when: string): string =>
  `The order of ${when} may have been placed, although its response was lost. Check History before ordering again.`;
export const earlierMayBe = (when: string, requests: string): string =>
  `The order of ${when} may be ${requests}, but its response was lost. Check History before ordering again.`;
export const earlierRefused = (when: string, status: number): string =>
  `The order of ${when} was refused with status ${status}, but may have been placed. Check History before ordering again.`;
export const earlierRefusedMayBe = (when: string, requests: string): string =>
  `The order of ${when} was refused, but may be ${requests}. Check History before ordering again.`;
export const partMayBeListed = (when: string, services: string): string =>
  `The order of ${when} included ${services}, which may still be listed. Check History before ordering it again.`;
export const ofOtherUser = (when: string): string => `${when} by another user of this browser`;
export const rowsUnread = (requests: string): string => `${requests} of this loan could not be read in full`;
export const unreadMayBeNew = 'What could not be read may be a new order.';
export const sameOrderPlaced = 'The same order was placed a few minutes ago';
export const sameOrderUnlisted = 'The same order was placed before, and History does not list it';
export const sameOrder = (when: string, requests: string): string => `The order of ${when} is ${requests}.`;
export const mayChargeTwice = 'Ordering now may order and charge the same credit reports twice.';
export const earlierInFlight = 'An earlier order may be in flight';
export const recordUnreadable =
  "This browser's record of sent orders could not be read. Check History before ordering again.";
export const recordUnkept = "This browser can't store a record of sent orders";
export const storageBlocked =
  'Its storage is blocked or full. If this tab closes before the response is received, other tabs will not know about the order.';
export const otherTabsUnknown =
  'This tab does not know the orders of other tabs either. Check History before ordering.';
export const earlierUnlisted = 'An earlier order is not listed';
export const acceptedUnlisted = (requests: string): string =>
  `The service accepted it as request ${requests}, but the loan's requests don't show it.`;
export const stillProcessing = 'A request is still being processed';
export const notFinished = (requests: string): string =>
  `Request ${requests} has not finished. Its credit reports are not on file yet.`;
export const reportOnFile = 'There is a credit report on file';
export const reissuePulls = 'A reissue may pull a new report';
export const pulledInstead = (borrowers: string): string =>
  `The reissue for ${borrowers} may pull a new report: name, SSN or address changed.`;
export const pulledInsteadUnknown = (borrowers: string): string =>
  `The reissue for ${borrowers} may pull a new report: the service did not say whether name, SSN or address changed.`;
export const mayAddHardInquiry = 'A new report adds a hard inquiry.';
export const ordersSoftReports = (borrowers: string): string => `This orders new soft reports for ${borrowers}.`;
export const addsHardInquiry = (borrowers: string): string => `This adds a hard inquiry for ${borrowers}.`;
export const estimatedCost = (estimate: string): string => `Estimated cost: ${estimate}`;
export const upTo = (amount: string): string => `up to ${amount}`;
export const softReportOnFile = 'The credit report on file is a soft one';
export const reissueStaysSoft = (borrowers: string): string =>
  `Reissuing it for ${borrowers} gives no full credit report. Request new reports, or choose AUS Soft.`;
export const reportExpiresToday = 'The credit report on file expires today';
export const reportExpired = 'The credit report on file has expired';
export const reissuesIt = (borrowers: string): string => `This order reissues it for ${borrowers}.`;
export const reportOnFileUnknown = 'The credit report on file could not be loaded, so this order may duplicate it';
export const expires = (date: string): string => `expires ${date}`;
export const requested = (when: string): string => `requested ${when}`;
export const requestsUnknown = "The loan's requests could not be loaded";
export const newerOrdersUnknown = "We can't check whether the same was ordered since this screen was opened.";
export const listThinner = "The loan's list lacks requests that it had before";
export const listMayLack = 'It may lack newer orders, too. Check History before ordering.';
export const requestsUnknownBefore = "The loan's requests could not be loaded when this screen was opened";
export const maybeNewer = (requests: string, by: string): string => `Request ${requests}${by} may be new since then.`;
export const byPeople = (people: string): string => ` by ${people}`;
export const newerOrders = 'Another order was placed for this loan';
export const newerRequests = (requests: string, by: string): string =>
  `Request ${requests}${by} was placed after this screen was opened.`;

export const refusedSignedOut = 'You are signed out. Your entries are kept, except the password.';
export const signInUnreachable = 'The sign-in page could not be reached, so nothing was ordered.';
export const refusedSaying = (words: string): string => `The service refused the order: ${words}`;
export const refusedForgery =
  "The service refused this page's anti-forgery token, so nothing was ordered. Reload the page and try again. If that does not help, report it to your support.";
export const refusedStatus = (status: number): string => `The service refused the order (status ${status}).`;
export const failedBeforeSending =
  'Something went wrong before the order was sent. Your entries are kept, except the password.';
export const unreachedBeforeSending =
  'The service could not be reached, so nothing was ordered. Check your connection, or sign in again. Your entries are kept, except the password.';
export const sent = (services: string, requests: string): string => `Order sent: ${services}, ${requests}.`;
export const placedInPart = (requests: string, missing: string): string =>
  `Only part of the order is listed: ${requests}. ${missing} is not.`;
export const placedTwice = (requests: string): string =>
  `The lender has this order twice: ${requests}. Tell your lender before you order anything else.`;

export const creditImportOnly = 'Credit import only';
export const estimate = (estimate: string): string => ` ~ ${estimate} est.`;
export const noService = 'No service';

export const notOrdered = (reason: string): string => `Nothing was ordered. ${reason}`;
export const leftBeforeSent = 'You left Request before the order was sent.';
export const otherWindowFirst = 'Another window was ordering for this loan. Check the order, and submit it again.';
export const otherUserSignedIn = 'Another user has signed in since you pressed Submit.';
export const refusedIsListed =
  'The order that was refused before is listed now. Check it before you submit another one.';
export const authorizationChanged = "The borrowers' authorization has changed since you pressed Submit.";
export const orderChanged = 'The order has changed since you pressed Submit. Check it, and submit it again.';
export const lawUnknown =
  'The borrowers and their authorization could not be loaded again. Check them, and submit the order again.';

export const placedElsewhere = (requests: string): string =>
  `An order was placed for this loan in another window: ${requests}.`;

export const filledIn = (request: string): string => `Filled in from request ${request}. Nothing has been ordered yet.`;
export const notFilledIn = (request: string): string =>
  `Request ${request} could not be loaded, so nothing was filled in.`;
export const systemsNotKnown = (request: string): string =>
  `The systems of request ${request} are not known: choose whether to run AUS or to import credit only.`;

export const alreadyPlaced = (requests: string): string => `This order was already placed: ${requests}.`;
export const alreadyPlacedBy = (requests: string, by: string): string =>
  `This order was already placed: ${requests}, ${by}.`;
export const placedBy = (by: string): string => `It was placed ${by}.`;
export const byOtherUser = (name: string): string => `by another user, ${name}`;
export const maybeByOtherUser = 'perhaps by another user of this browser';
export const noteMissing = 'Your note is not in it.';
export const noteUnknown = 'The service does not say whether your note is in it.';
export const accountMayDiffer = 'Changes to the agency account may not be part of it.';
export const recognized = (requests: string): string => `Recorded as the order: ${requests}.`;
export const noLongerInDoubt = 'Another window has settled the earlier order: it is no longer in doubt.';
export const settledElsewhere = 'Another window has settled the earlier order. History shows its requests.';

export const runsSoFar = (requests: string): string => `${requests} so far`;
export const loanUnknown = "The loan's data could not be loaded, so nothing can be ordered.";
export const offline = 'No connection, so nothing can be ordered.';
export const fillingIn = (request: string): string => `Filling in from request ${request}…`;
export const stillLoading = 'Still loading what an order needs…';
export const borrowersUnknown = "The loan's borrowers could not be loaded, so nothing can be ordered.";
export const softPullUnknown =
  'The latest request could not be loaded, so it is unknown whether the loan takes soft credit.';

export const chooseReport = 'choose New or Reissue';
export const oneServiceOnly = 'this loan allows one service per request, so choose Not Applicable for the other';

export const todoTransactionType = (service: string): string => `choose what to do with ${service}`;
export const todoIdentifier = {
  casefile: (service: string): string => `enter the case file ID for ${service}`,
  key: (service: string): string => `enter the ${service} key`,
};
export const todoLoanIdentifier = (service: string): string => `enter the ${service} loan identifier`;
export const todoAgency = 'choose a credit agency';
export const todoLoadAgencies = 'load the credit agencies again';
export const todoAccountNumber = 'enter the account number';
export const todoAccountPassword = 'enter the account password';
export const todoReference = (borrowers: string): string => `enter the reference number of ${borrowers}`;
export const todoPullType = 'correct the credit pull type';
export const todoProduct = 'assign a product to the loan';
export const todoWholesaleProduct = 'assign a CL1 product to the loan';
export const todoApplicants = 'select fewer borrowers for LPA';
export const todoWithout = (service: string): string => `leave ${service} out`;
export const todoBorrower = 'select a borrower';
export const atLeastOneBorrower = 'at least one borrower';
export const todoCredit = (borrowers: string): string => `choose credit for ${borrowers}`;
export const todoAcknowledgement = "confirm the borrowers' authorization";
export const todoClosed = 'choose Not Applicable for what is closed';

export const fileNote = 'Note for the file';
export const fileNoteHint = 'Say what changed since the last run.';

export const nthRun = (service: string, run: number): string => `${service} (run ${run})`;
export const addNote = 'add a note';

/** In `sent`. */
export const credit = 'credit';
export const requestNamed = (request: string): string => `request ${request}`;
export const requestsNamed = (requests: string): string => `requests ${requests}`;
export const requestedToday = 'requested today';

export const reuses = (reference: string): string => `Reuses ${reference}`;
export const reissuesUnknown = 'Number not known here';
export const mayPull = 'May pull a new report: name, SSN or address changed';
export const onlyImport = (reasons: string): string => `Only credit import is possible for this loan: ${reasons}.`;
/** In `onlyImport`. */
export const isConstruction = 'it is construction-permanent';
export const systemsClosed = 'the systems are closed';
export const notAllDelivered = 'The service did not send everything that this order depends on';
export const notLoaded = {
  header: "The loan's header could not be loaded, so it is not known whether the loan is read-only.",
  privileges: 'Your privileges on this loan could not be loaded.',
  borrowers: 'The borrowers could not be loaded again, so what is shown of them may be out of date.',
  acknowledgement: "The borrowers' authorization could not be loaded again, so it may be out of date.",
  withdrawal: "You withdrew the borrowers' authorization, but the service still shows it.",
};
export const factsNotDelivered = (facts: string): string => `Not delivered: ${facts}.`;
/** In `factsNotDelivered`, as the next three. */
export const whether = {
  isConstruction: 'whether the loan is construction-permanent',
  isSoftPullPhase: 'whether a soft pull is possible instead of the full one',
  isHardCreditPullCompleted: 'whether full reports were pulled already',
  isSmartSeries: 'whether the product is a Smart Series, which allows no soft pull',
};
export const whetherService = {
  isEnabled: (service: string): string => `whether the loan can be submitted to ${service}`,
  isAvailable: (service: string): string => `whether ${service} is open`,
  isMultiAllowed: (service: string): string => `whether ${service} can be ordered with others`,
};
export const whetherAgency = {
  isAusSoftPull: (agency: string): string => `whether ${agency} is for soft pulls`,
  isInactive: (agency: string): string => `whether ${agency} is active`,
  isInProfileConfig: (agency: string): string => `whether ${agency} is in your profile`,
};
export const whetherBorrower = {
  isPrimary: (name: string): string => `whether ${name} is the primary borrower`,
  isJoint: (name: string): string => `whether the last report of ${name} was joint`,
  mayBeJoint: (name: string): string => `whether ${name} may be in a joint report`,
  copyLiabilities: (name: string): string => `whether the liabilities of ${name} were copied`,
};
export const mayPullUnknown = 'May pull a new report: not delivered whether name, SSN or address changed';
export const mayPullWith = (name: string): string => `May pull a new report, joint with ${name}`;

export const acknowledgementObtained = (date: string, by: string): string => `Obtained${date}${by}`;
export const obtainedOn = (date: string): string => ` ${date}`;
export const obtainedBy = (name: string): string => ` by ${name}`;

export const acknowledgementNotSaved = (what: string): string => `The borrower acknowledgement was not saved: ${what}`;
export const acknowledgementUnconfirmed = 'We could not confirm whether the borrower acknowledgement was saved';
export const andSaid = (words: string): string => `the service said “${words}”.`;
export const trySaving = 'try again.';
export const connectToSave = 'check your connection, or sign in again. Then try again.';
export const reloadToSave = 'reload the page, then try again.';
