import * as v from 'valibot';
import { read } from './call';
import { flag, id, listOf, number, optionalId, secret, shownNumber, text } from './fields';

/** @spec DAT-42 */
export const agencyMapping = v.object({
  mappedToCreditAgencyId: optionalId,
  toAusRequestType: text,
  multiAusDisplayName: text,
  isInProfileConfig: flag,
});

/** @spec DAT-14 */
export const creditAgency = v.object({
  creditAgencyId: id,
  name: text,
  userName: shownNumber,
  passphrase: secret,
  /** 'DU' or 'LP'. */
  fromAusRequestType: text,
  isAusSoftPull: flag,
  isInProfileConfig: flag,
  isInactive: flag,
  mappingDetails: listOf(agencyMapping),
});

/** @spec DAT-16 */
export const agencyCalls = {
  userAgencies: read({
    path: '/aus/multi-aus/v1/credit-agency-details-for-current-user',
    sendsLoanId: true,
    summary: 'The agencies the user may order from',
    answer: v.object({ creditAgencyId: listOf(v.union([v.string(), number])), isTpoInfoExists: flag }),
  }),
  creditAgencies: read({
    path: '/aus/multi-aus/v2/business-channels/{channelId}/request-types/{ausRequestTypeId}/credit-agencies',
    sendsLoanId: true,
    summary: 'The agencies of one underwriting system (2 DU, 3 LPA) in one channel',
    holdsPasswords: true,
    answer: v.object({ creditAgencies: listOf(creditAgency) }),
  }),
};
