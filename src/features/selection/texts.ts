export const reliefRow = (label: string): string => `${label} relief`;

export const returnTo = (service: string): string => `Return to ${service}`;
export const useInstead = (service: string): string => `Use ${service} instead`;
export const saveToConfirm = 'save to confirm.';
export const giveReasonThenSave = 'give a reason, then save.';
export const reasonMissing = 'Choose a reason.';
export const reasonNeedsComment = 'This reason needs a comment.';
export const noPermission = 'You do not have permission to change the selection.';
export const loanDecided = (stage: string): string =>
  `The credit decision has been made${stage && ` (${stage})`}: the selection can no longer be changed.`;
export const notCurrentRun = 'This is not the current run, so it is read-only.';
export const loanLocked = (locked: string, service: string): string =>
  `Loan is locked to ${locked}. Using ${service} may re-price the loan.`;
export const givesUpWaiver = (service: string): string => `This gives up the appraisal waiver that ${service} offers.`;

export const lenderStaff = 'Lender staff';

export const responseLost = 'The response was lost.';
export const responseUnreadable = 'The response could not be read.';
export const responseWithoutIt = 'The response does not confirm the selection.';
export const responseStatus = (status: number): string => `The service answered with status ${status}.`;
export const notSavedSignedOut = 'You are signed out, so the selection was not saved.';
export const refusedForgery =
  "The service refused this page's anti-forgery token. Reload the page and look before you save again; if that does not help, report it to your support.";
export const refusedStatus = (status: number | undefined): string =>
  `The service refused the selection (status ${status ?? 'unknown'}).`;
export const perhapsTyped =
  'A gateway before the service may have refused words of your comment. If so, rephrase them and save again.';
export const refused = (reasons: string): string => `The service refused the selection: ${reasons}`;
export const withStatus = (text: string, status: number): string =>
  /[.!?]$/.test(text) ? `${text} (Status ${status}.)` : `${text} (status ${status}).`;

export const closeByPassed = (date: string): string => `Close-by date ${date} has passed`;
export const left = (days: string): string => `${days} left`;
export const closeBy = (date: string, left: string): string => `Close by ${date} (${left})`;

export const cannotRunAgain = (service: string | null, until: string | null, message: string | null): string =>
  `${service ?? 'The service'} cannot be run again ${until === null ? 'now' : `until ${until}`}.${message === null ? '' : ` ${message}`}`;

export const contradictoryOutcome = (outcome: string, eligibility: string): string =>
  `${outcome} · purchase eligibility: ${eligibility}`;

export const waiverOffered = (waiver: string | null): string => `${waiver ?? 'Appraisal waiver'} offered`;
export const noWaiver = 'No waiver offered';

export const notSent = 'Nothing was sent, so the selection was not saved.';
export const notSaved = (time: string): string =>
  `The selection was not saved: the results and the override log, checked at ${time}, don't show it.`;
/** Also for a selection that is saved in the next minutes: a young list lacks what is still being saved. */
export const notShownYet = (time: string): string =>
  `The results and the override log, checked at ${time}, don't show it, but it may still have been saved: check again.`;
export const selectedByAnother = (service: string, time: string): string =>
  `${service} is selected, but the override log has no entry with your reason and comment (checked at ${time}). They are still below: save them if they should be in the log.`;
export const entryNotShownYet = (service: string, time: string): string =>
  `${service} is selected, but the override log has no entry with your reason and comment (checked at ${time}). It may still be added: check again before you save them.`;
export const saveUnclear = (time: string): string =>
  `We could not confirm whether the selection was saved. Check the override log before you save again: at ${time} it had an entry like yours.`;
export const checkFailed = 'The results and the override log could not be read just now: check again.';
export const checking = 'Checking whether the selection was saved…';
/** In the form, after a save whose outcome is not known. */
export const savingAgain = (service: string): string =>
  `${service} may already be saved. Saving it again is safe, but can add a second entry to the override log.`;
export const savingAnother = (service: string): string =>
  `A save of ${service} is not confirmed, and may still take effect.`;
export const loggedShorter = 'The override log shows your comment shortened.';
export const loggedDifferently = 'The override log shows your reason or comment in other words.';
export const saveReason = (service: string): string => `Save your reason for ${service}`;
export const saveUnconfirmed = 'We could not confirm whether the selection was saved.';
export const choiceDropped = (comment: string): string =>
  `Your unsaved choice was removed, because it can no longer be saved.${comment && ` Your comment: ${comment}`}`;
export const notSentAgain =
  'The connection is lost, so nothing was sent this time. The earlier save is still not confirmed.';
export const notSavedOffline = 'The connection is lost, so nothing was saved. What you entered is still here.';
export const ofRequest = (request: string, text: string): string => `Request ${request}: ${text}`;
export const nowSelected = (service: string): string => `${service} is now the selected result.`;

export const onlyDifferences = (count: string): string => `Only differences${count}`;
export const inUseAsRecommended = (service: string): string => `In use: ${service}, as recommended`;
export const inUse = (service: string): string => `In use: ${service}`;
/** Against the recommendation. */
export const inUseByOverride = (service: string, author: string | null): string =>
  `In use: ${service}, chosen by ${author ?? 'override'}.`;
export const noDifferences = 'The results do not differ.';
export const gridCaption = 'Results by service';
export const outcome = 'Outcome';
export const identifiers = 'Identifiers';
export const difference = 'Difference';
export const changed = 'What changes:';
export const inWaiver = 'waiver';
export const inRelief = 'relief';
export const inValue = 'differs';
export const differs = '(differs)';
export const differsMark = '≠ differs';

/** What a press on another result's radio button does. */
export const choosingSavesNothing = 'Opens a form below. Nothing changes before you save it.';

export const reason = 'Reason';
export const chooseReason = 'Choose a reason';
export const comment = 'Comment';
export const save = 'Save selection';
export const discard = 'Discard';

export const logWhen = 'When';
export const logWho = 'Who';
export const logFrom = 'From';
export const logTo = 'To';
export const logHeading = 'Override log';
export const theReasonsAndLog = 'the override reasons and the override log';
export const logNotDelivered = 'The service did not send the override log.';
export const logEmptied = 'The service no longer lists these changes of the selection.';
export const logUnread = 'Changes of the selection may be missing here: not all could be read.';
export const logEmpty = 'No selection was changed on this loan.';

export const reliefHeading = (service: string, relief: string): string => `${service}: ${relief} relief`;
export const messages = 'Messages';
export const messagesLoading = 'Loading messages…';
export const messagesMissing = 'The service did not say whether there are messages.';
export const borrowers = 'Borrowers';
export const borrower = 'Borrower';
export const status = 'Status';
export const vendor = 'Vendor';
export const report = 'Report';
export const noMessages = 'There are no messages.';
export const messagesUnread = 'The messages could not be read.';
export const code = 'Code';
export const allBorrowersShort = 'All';

export const reliefFailed = 'Could not be loaded';
export const retryRelief = (relief: string): string => `Try again: ${relief} relief`;
export const messagesAbout = (messages: string, relief: string): string => `${messages} about ${relief} relief`;
export const messageCount = (count: number): string => `Messages (${count})`;

export const recommended = 'Recommended';
export const onlyUsable = 'Only usable result';
export const softCredit = 'Soft credit';
export const selected = 'Selected';
export const selectedByOverride = 'Selected (override)';
export const choiceNotSaved = 'Your choice, not saved';
export const choiceNotConfirmed = 'Your choice, not confirmed';
export const autoSelected = 'Auto-selected';

export const lpaKey = 'LPA key';
export const casefileId = 'CaseFile ID';
export const lpaLoanIdentifier = 'LPA loan identifier';
export const loanIdentifier = (service: string): string => `${service} loan identifier`;
export const ltvAndCltv = 'LTV / CLTV';
export const fundsToVerify = 'Funds to verify';
export const reserves = 'Reserves';
export const conditions = 'Conditions';
/** It need not be the number of messages in the list to collect. */
export const byService = 'by the service’s count';
export const toCollect = 'To collect';
export const whoSeesTheList = 'list only for users who may download responses';
export const toCollectOf = (row: string): string => `${toCollect}: ${row}`;
export const dtiDiffers = 'DTI-1003 (differs)';

export const theResults = 'the results of this run';
export const loading = 'Loading results…';
export const nothingToChoose = 'No result to choose';
export const nothingToChooseHint = "No service returned a usable result. See each service's message below.";
export const noResults = 'This run has no results';
export const resultsUnread = 'The results of this run could not be read';
export const resultToUse = 'Result to use';

export const runAgain = 'Run again';

export const noneRecommended = 'No result of this run is recommended, so none is in use.';
export const loanChanged = 'The loan changed since this run. Run it again before you rely on it.';
export const change = (label: string, before: string, after: string): string => `${label} ${before} → ${after}`;
export const loanChanges = (changes: string): string => `The loan changed since this run: ${changes}`;
export const checkAgain = 'Check again';

export const stepsOf = (service: string): string => `${service} steps`;

/** `facts`: when it was sent, its services, and who sent it. */
export const runOption = (request: string, facts: readonly string[], isCurrent: boolean): string =>
  [`Request ${request}`, ...(isCurrent ? ['current'] : []), ...facts].join(' · ');
export const run = 'Run';

export const title = 'Selection';
export const recommendationMissing = 'Recommendation not delivered';

export const noneYet = 'No underwriting results yet';
export const noneYetHint = 'No order was sent to an underwriting service for this loan.';

export const wasRecommended = (service: string): string => `${service} was recommended`;
export const isRecommended = (service: string): string => `${service} recommended`;
export const allReasons = 'All reasons';
export const reasonsOf = (service: string): string => `Reasons for the rank of ${service}`;
export const points = (count: number): string => `${count} points`;
export const total = 'Total';
export const whyRecommended = (service: string): string => `Why is ${service} recommended?`;
export const noReasons = 'The service gave no reasons.';

export const waitForAll = 'You can choose after every service has responded.';

export const runFailed = (request: string, services: string, when: string): string =>
  `Request ${request} failed for ${services}, ${when}.`;
/** Its services were stopped. */
export const runWithoutResult = (request: string, when: string): string => `Request ${request} has no result, ${when}.`;
export const showRequest = (request: string): string => `Show request ${request}`;
export const stillInUse = (service: string, request: string, date: string): string =>
  `Still in use: ${service} of request ${request}, ${date}`;
export const newerNotInUse = (request: string): string =>
  `Request ${request} is newer, but none of its results is in use.`;

export const appraisal = 'Appraisal';
export const submission = 'Submission';

export const loanAmount = 'Loan amount';
export const purchasePrice = 'Purchase price';
export const appraisedValue = 'Appraised value';
export const purpose = 'Purpose';
export const refinancePurpose = 'Refinance purpose';
export const residency = 'Residency';

export const reliefTypes = { assets: 'Assets', income: 'Income', employment: 'Employment', collateral: 'Collateral' };
/** In `closeBy`. */
export const today = 'today';
export const theMessages = 'the messages';
/** 'DU CaseFile ID', 'LPA-C key'. */
export const identifierOf = (service: string, identifier: string): string =>
  `${service} ${identifier.replace(/^LPA /, '')}`;
export const figures = 'Figures';
export const noFigures = 'The services sent no figures for this run.';
export const noFiguresYet = 'No figures yet.';
export const noValueYet = 'not yet';
export const figuresNotLoaded = 'The figures could not be loaded.';
