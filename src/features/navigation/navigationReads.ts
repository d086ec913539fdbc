import * as laterTexts from '@/config/texts/laterTexts';
import type { MenuItem } from '@/features/loan/api/contract/loan';
import { arrangeMenu, MENU_GROUPS, type MenuGroup, menuLink } from '@/features/navigation/rules/menu';
import type { HistoryEntry } from '@/features/runs/api/contract/history';
import { callApi } from '@/lib/saga';
import type { ReadsIn } from '@/reads/read';

declare module '@/reads/readValues' {
  interface ReadValues {
    navigation: {
      /** By it a link with navigate=true chooses its first screen. */
      transactionHistory: HistoryEntry[];
      menu: Each<MenuGroup, MenuItem[]>;
    };
  }
}

export const navigationReads: ReadsIn<'navigation'> = {
  transactionHistory: {
    calls: ['historyEntries'],
    load: ({ api, loanId }) => callApi(api.history.entries, { loanId }),
    on: 'loan',
    missing: { what: laterTexts.firstScreen },
    hasOwnSaga: true,
  },
  menu: {
    of: 'group',
    calls: ['menu1003', 'menu1008'],
    keys: MENU_GROUPS,
    *load({ api, config, loanId, telemetry }, group) {
      const items = yield* callApi(api.access.menu, { loanId, group });
      const { SECTION_URL_TEMPLATE: sectionUrlTemplate } = config.LOS_CONFIG;
      const menu = items && arrangeMenu(items);
      // The menu leaves out a section without a link. Monitoring doesn't get its name.
      for (const item of menu ?? [])
        if (menuLink(item, sectionUrlTemplate, loanId) === undefined)
          telemetry.event('address-refused', { what: 'menuSection' });
      return menu;
    },
    on: 'loan',
    missing: { what: laterTexts.menu },
  },
};
