/** Whether the user works for the lender; `notAsked` if the deployment has no employee lookup. */
export type Employment = 'unknown' | 'internal' | 'external' | 'notAsked';

/** What the user may see and do on the current loan. @spec DAT-20 */
export interface Privileges {
  hasAccessToViewRequestResponseXML: boolean;
  canViewReceivedDate: boolean;
  canViewMenu1003: boolean;
  canViewMenu1008: boolean;
  /** True if the API does not send it. */
  canSubmitAus: boolean;
  /** True if the API does not send it. */
  canOverrideSelection: boolean;
}
