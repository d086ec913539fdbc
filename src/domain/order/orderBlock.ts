import * as orderTexts from '@/config/texts/orderTexts';

/** What decides, apart from the form, whether anything can be ordered now. */
export interface OrderFacts {
  isOffline: boolean;
  /** Why the user may look but not order; null if they may. */
  readOnlyReason: string | null;
  /** The past request whose order is being read into the form. */
  fillingFrom: string | undefined;
  hasLoanFailed: boolean;
  /** Data loads that an order is built from or checked against. */
  isLoading: boolean;
  isLoanKnown: boolean;
  areBorrowersKnown: boolean;
  /** The latest request is known, which decides on the soft pull. */
  isRecentRequestKnown: boolean;
}

/** A reason, and its text for the user, to order nothing whatever the form contains. */
export interface OrderBlock {
  reason: 'offline' | 'readOnly' | 'filling' | 'loading' | 'loanUnknown' | 'borrowersUnknown' | 'softPullUnknown';
  text: string;
}

/** Returns the first reason that blocks any order; null if none does. */
export function orderBlock(facts: OrderFacts): OrderBlock | null {
  if (facts.isOffline) return { reason: 'offline', text: orderTexts.offline };
  if (facts.readOnlyReason !== null) return { reason: 'readOnly', text: facts.readOnlyReason };
  if (facts.fillingFrom !== undefined) return { reason: 'filling', text: orderTexts.fillingIn(facts.fillingFrom) };
  // Before the loading: parts that depend on the loan's data keep loading while it can't be read.
  if (!facts.isLoanKnown && (facts.hasLoanFailed || !facts.isLoading))
    return { reason: 'loanUnknown', text: orderTexts.loanUnknown };
  if (facts.isLoading) return { reason: 'loading', text: orderTexts.stillLoading };
  if (!facts.areBorrowersKnown) return { reason: 'borrowersUnknown', text: orderTexts.borrowersUnknown };
  if (!facts.isRecentRequestKnown) return { reason: 'softPullUnknown', text: orderTexts.softPullUnknown };
  return null;
}
