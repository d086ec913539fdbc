import * as appTexts from '@/config/texts/appTexts';
import { SERVICE_OPTIONS, SERVICES, type ServiceOption, USUAL_SERVICES } from '@/features/loan/rules/services';
import { callApi } from '@/lib/saga';
import { always, ifLoadingForAus, type Read } from './read';
import type { SetupName } from './readValues';

function setupRead(option: ServiceOption): Read<SetupName> {
  const isUsual = USUAL_SERVICES.includes(option);
  return {
    in: 'requestSetup',
    of: 'loan',
    calls: ['requestTypeData'],
    list: { what: appTexts.transactionTypes, on: ['request'] },
    load: ({ api, loanId }) => callApi(api.requestSetup.typeData, { loanId, option }),
    on: ['request'],
    order: {
      when: isUsual ? ['opening', 'run'] : [],
      blocks: isUsual ? always : ifLoadingForAus,
      failsIn: 'setup',
      what: (parts) => parts.requestData(SERVICES[option].label),
    },
  };
}

/** The data of each system. */
export const setupReads = Object.fromEntries(
  SERVICE_OPTIONS.map((option) => [SERVICES[option].setup, setupRead(option)]),
) as unknown as { [Name in SetupName]: Read<Name> };
