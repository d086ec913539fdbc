import { SERVICE_OPTIONS, SERVICES, type ServiceOption } from '@/features/loan/rules/services';
import { callApi } from '@/lib/saga';
import type { Read } from './read';
import type { SetupName } from './readValues';

function setupRead(option: ServiceOption): Read<SetupName> {
  return {
    in: 'requestSetup',
    of: 'loan',
    calls: ['requestTypeData'],
    load: ({ api, loanId }) => callApi(api.requestSetup.typeData, { loanId, option }),
    on: ['request'],
  };
}

/** The data of each system. */
export const setupReads = Object.fromEntries(
  SERVICE_OPTIONS.map((option) => [SERVICES[option].setup, setupRead(option)]),
) as unknown as { [Name in SetupName]: Read<Name> };
