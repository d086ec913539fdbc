/** What the user may see and do on the loan in hand (specification §6). */
export interface Privileges {
  canViewRequestResponseXml: boolean;
  canViewReceivedDate: boolean;
  canViewMenu1003: boolean;
  canViewMenu1008: boolean;
  /** A service that does not send it withholds nothing. */
  canSubmitAus: boolean;
  /** A service that does not send it withholds nothing. */
  canOverrideSelection: boolean;
}
