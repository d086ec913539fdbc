import { isRetail, isWholesale } from '@/domain/loan/businessChannel';
import type { AgencyOption } from './agencyOptions';

/** What of the agency and its account is shown and may be changed. */
export interface AgencyAccess {
  isAgencyVisible: boolean;
  isAgencyEditable: boolean;
  isAuthenticationVisible: boolean;
  isAuthenticationEditable: boolean;
}

/** The agency part of the screen (specification §3, "Agency view model"); the password is never in it. */
export interface AgencyView extends AgencyAccess {
  options: AgencyOption[];
  /** '' while none is chosen. */
  selectedId: string;
  /** The chosen option; undefined while none is chosen, or when it is not listed. */
  selected: AgencyOption | undefined;
  accountNumber: string;
  remembersAccount: boolean;
  /** Typed, or stored for exactly this account number. */
  hasPassword: boolean;
  /** The password on file will be used unless another is typed. */
  usesStoredPassword: boolean;
  /** The originator's profile holds no account details, which is worth saying. */
  isProfileBlank: boolean;
}

/**
 * Who may see and change the agency and its account. A channel that nobody knows has the agency always, and no account.
 *
 * @source Specification §6: retail sees and edits the agency only without soft pull; wholesale sees and edits everything
 */
export function agencyAccess(channelId: number | null, isSoftPull: boolean): AgencyAccess {
  const hasAccount = isWholesale(channelId);
  const isOpen = hasAccount || !isSoftPull || !isRetail(channelId);
  return {
    isAgencyVisible: isOpen,
    isAgencyEditable: isOpen,
    isAuthenticationVisible: hasAccount,
    isAuthenticationEditable: hasAccount,
  };
}
