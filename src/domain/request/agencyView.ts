import { isRetail, isWholesale } from '@/domain/loan/businessChannel';
import type { AgencyOption } from './agencyOptions';

export interface AgencyAccess {
  isAgencyVisible: boolean;
  isAgencyEditable: boolean;
  isAuthenticationVisible: boolean;
  isAuthenticationEditable: boolean;
}

/** The agency section of the screen (specification §3, "Agency view model"). It never contains the password. */
export interface AgencyView extends AgencyAccess {
  options: AgencyOption[];
  /** '' when none is selected. */
  selectedId: string;
  /** The selected option; undefined when none is selected or the list does not contain it. */
  selected: AgencyOption | undefined;
  accountNumber: string;
  remembersAccount: boolean;
  /** The user typed a password, or the order uses the stored one. */
  hasPassword: boolean;
  /** A password is stored for exactly this account number. */
  hasStoredPassword: boolean;
  /** The order uses the stored password: one exists, and the user did not choose to replace it. */
  usesStoredPassword: boolean;
  /** The originator's profile holds no account details; the screen reports this. */
  isProfileBlank: boolean;
}

/**
 * Returns which agency and account fields the user may see and change. An unknown channel always gets the agency and
 * never the account.
 *
 * @source Specification §1: "Users: retail and wholesale staff"
 * @source Specification §3: "Agency view model"
 * @source Specification §6: "Channels 6 and 3 are retail", "Channels 2 and -2 are wholesale"
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
