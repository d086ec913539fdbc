import * as historyTexts from '@/features/history/texts';
import type { OrderMode } from '@/features/loan/rules/aus';
import { SERVICE_OPTIONS, SERVICES, type ServiceOption } from '@/features/loan/rules/services';
import { AGENCY_SYSTEMS } from '@/features/request/rules/creditAgency';
import { USUAL_SERVICES } from '@/features/request/rules/orderServices';
import { parts } from '@/features/request/texts';
import { isAwaiting, isFirstRead, type Remote } from '@/lib/remote';
import type { Read } from '@/reads/read';
import { READS } from '@/reads/reads';
import type { KeyOf, ReadName, Ref, SetupName } from '@/reads/readValues';

/** Where Request shows what failed to load, from the top. */
export const SECTIONS = ['setup', 'credit', 'borrowers', 'verifications', 'acknowledgement'] as const;
export type Section = (typeof SECTIONS)[number];

/** What Request and an order do with a value. */
interface ReadOfOrder<Key = never> {
  isReadAfterRun?: true;
  blocks: (remote: Remote<unknown>, mode: OrderMode) => boolean;
  /** The section that shows its failure, and what it calls the value there. */
  failsIn: Section;
  what: (key: Key) => string;
}

type Blocks = ReadOfOrder['blocks'];

/** Reloads count too: otherwise the order could repeat a report that has been on file since the last run. */
const always: Blocks = isAwaiting;
/**
 * Before this data loads, the order would fail for a missing agency or acknowledgement, and the error would vanish after
 * the load.
 */
const atFirst: Blocks = isFirstRead;
const atFirstForAus: Blocks = (remote, mode) => mode === 'aus' && isFirstRead(remote);
/** Few loans offer the system, but the last run may have given it a key, too. */
const ifLoadingForAus: Blocks = ({ status }, mode) => mode === 'aus' && status === 'loading';

function setupOf(option: ServiceOption): ReadOfOrder<undefined> {
  const isUsual = USUAL_SERVICES.includes(option);
  return {
    isReadAfterRun: true,
    blocks: isUsual ? always : ifLoadingForAus,
    failsIn: 'setup',
    what: () => parts.requestData(SERVICES[option].label),
  };
}

const SETUPS = Object.fromEntries(
  SERVICE_OPTIONS.map((option) => [SERVICES[option].setup, setupOf(option)]),
) as unknown as Record<SetupName, ReadOfOrder<undefined>>;

const TABLE = {
  recentRequestData: {
    isReadAfterRun: true,
    blocks: always,
    failsIn: 'credit',
    what: () => historyTexts.latestRequest,
  },
  borrowers: { isReadAfterRun: true, blocks: always, failsIn: 'borrowers', what: () => parts.borrowers },
  recentRequest: { isReadAfterRun: true, blocks: always, failsIn: 'credit', what: () => parts.reportOnFile },
  agencyDetailsForUser: { blocks: atFirst, failsIn: 'credit', what: () => parts.profile },
  creditAgencies: {
    blocks: atFirst,
    failsIn: 'credit',
    what: (system) => parts.creditAgencies(SERVICES[system].label),
  },
  requestTypes: { blocks: atFirstForAus, failsIn: 'setup', what: () => parts.systems },
  ...SETUPS,
  ausAvailabilityData: { blocks: atFirstForAus, failsIn: 'setup', what: () => parts.availability },
  verifications: { blocks: atFirstForAus, failsIn: 'verifications', what: () => parts.verifications },
  acknowledgement: { blocks: always, failsIn: 'acknowledgement', what: () => parts.acknowledgement },
} satisfies { [Name in ReadName]?: ReadOfOrder<KeyOf<Name>> };

export const READS_OF_ORDER: Readonly<Partial<Record<ReadName, ReadOfOrder>>> = TABLE;

export const AGENCY_REFS = AGENCY_SYSTEMS.map((key) => ({ name: 'creditAgencies' as const, key }));

export const ORDER_REFS = Object.keys(TABLE).flatMap((name) =>
  ((READS[name as ReadName] as Read).keys ?? [undefined]).map((key) => ({ name, key }) as Ref),
);
