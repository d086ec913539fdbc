import type { AgencyOption, AgencyView } from './agencyOptions';

/** Where the password of an order is. The vault has the password itself, never the state. */
type PasswordPlace = 'on file' | 'typed' | null;

/** Returns the agency section under the names of the specification. @spec DAT-15, DAT-17 */
export const agencyViewModel = (view: AgencyView) => ({
  isAgencyEditable: view.isAgencyEditable,
  isAgencyVisible: view.isAgencyVisible,
  isAuthenticationEditable: view.isAuthenticationEditable,
  isAuthenticationVisible: view.isAuthenticationVisible,
  agencyOptions: view.options.map(agencyOption),
  selectedAgencyId: view.selectedId,
  username: view.accountNumber,
  password: placeOf(view.usesStoredPassword, view.hasPassword),
  rememberAccountDetails: view.remembersAccount,
});

const agencyOption = ({
  creditAgencyId: id,
  name,
  isDisabled,
  userName,
  hasStoredPassword,
  fromAusRequestType: system,
  mapping,
  ...rest
}: AgencyOption) => ({
  value: id,
  name,
  disabled: isDisabled,
  username: userName,
  password: placeOf(hasStoredPassword, false),
  fromAusRequestType: system,
  toAusRequestType: mapping?.toAusRequestType ?? null,
  mappedToCreditAgencyId: mapping?.mappedToCreditAgencyId ?? null,
  isInProfileConfig: rest.isInProfileConfig,
  isInactive: rest.isInactive,
});

const placeOf = (isOnFile: boolean, isKnown: boolean): PasswordPlace =>
  isOnFile ? 'on file' : isKnown ? 'typed' : null;
