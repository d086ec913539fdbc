import type { WireOf } from '@sandbox/http/wireOf';
import type { agencyCalls, creditAgency } from '@/features/request/api/contract/agencies';
import { AGENCIES, type Agency } from '@sandbox/world/agencies';
import { isWholesale } from '@sandbox/world/stages';
import type { Answerers, Context } from './context';

const DU = '2';

export const agencyAnswers: Answerers<typeof agencyCalls> = {
  userAgencies: ({ loan }) => ({
    creditAgencyId: AGENCIES.filter(({ isInProfile }) => isInProfile).map(({ id }) => id),
    isTpoInfoExists: isWholesale(loan.channelId) && loan.agencyProfile === 'stored',
  }),
  creditAgencies: (context) => {
    const system = context.params['ausRequestTypeId'] === DU ? 'DU' : 'LP';
    return {
      creditAgencies: AGENCIES.filter((agency) => agency.system === system).map((agency) => asOffered(agency, context)),
    };
  },
};

/** The key under which a user's account at an agency is remembered. */
export const accountKey = (personaId: string, agencyId: number): string => `${personaId} ${agencyId}`;

/**
 * Credentials come from the profile of a wholesale loan. Without a profile they are null, except a remembered user
 * name.
 */
function asOffered(agency: Agency, { loan, persona, world }: Context): WireOf<typeof creditAgency> {
  const stored = isWholesale(loan.channelId) && loan.agencyProfile === 'stored' ? agency.account : null;
  const remembered = world.rememberedAccounts.get(accountKey(persona.id, agency.id));
  return {
    creditAgencyId: agency.id,
    name: agency.name,
    userName: remembered ?? stored?.userName ?? null,
    passphrase: stored?.passphrase ?? null,
    fromAusRequestType: agency.system,
    isAusSoftPull: agency.isSoft,
    isInProfileConfig: agency.isInProfile,
    isInactive: agency.isInactive,
    mappingDetails: mappingsOf(agency),
  };
}

const mappingsOf = ({ mapping, isInProfile }: Agency) =>
  mapping === null
    ? []
    : [
        {
          mappedToCreditAgencyId: mapping.id,
          toAusRequestType: 'LP',
          multiAusDisplayName: mapping.name,
          isInProfileConfig: isInProfile,
        },
      ];
