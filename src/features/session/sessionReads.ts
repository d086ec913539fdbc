import * as appTexts from '@/config/texts/appTexts';
import type { Privileges } from '@/features/loan/rules/privileges';
import { callApi } from '@/lib/saga';
import type { ReadsIn } from '@/reads/read';

declare module '@/reads/readValues' {
  interface ReadValues {
    session: {
      userPrivileges: Privileges;
    };
  }
}

export const sessionReads: ReadsIn<'session'> = {
  userPrivileges: {
    calls: ['privileges'],
    load: ({ api, loanId }) => callApi(api.access.privileges, { loanId }),
    on: 'loan',
    missing: { what: appTexts.privileges },
  },
};
