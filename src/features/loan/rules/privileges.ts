import type { RuntimeConfig } from '@/config/runtimeConfig';

/** Whether the user works for the lender; `notAsked` if the deployment has no employee lookup. */
export type Employment = 'unknown' | 'internal' | 'external' | 'notAsked' | 'failed';

export type Privileges = ReturnType<typeof privilegesOf>;

/** Orders and overrides are allowed unless the API forbids them. `menu`: names that a deployment sets. @spec DAT-20 */
export const privilegesOf = (wire: Readonly<Record<string, unknown>>, menu: RuntimeConfig['PRIVILEGE_NAMES']) => ({
  hasAccessToViewRequestResponseXML: wire['hasAccessToViewRequestResponseXML'] === true,
  // The API's own spelling.
  canViewReceivedDate: wire['canViewRecievedDate'] === true,
  canViewMenu1003: wire[menu.MENU_1003] === true,
  canViewMenu1008: wire[menu.MENU_1008] === true,
  canSubmitAus: (wire['canSubmitAus'] ?? true) === true,
  canOverrideSelection: (wire['canOverrideSelection'] ?? true) === true,
});
