import type { LoanSeeder } from '@sandbox/world/seed';
import { cleanStart } from './cleanStart';
import { creditOnly } from './creditOnly';
import { differentRelief } from './differentRelief';
import { errorsOfEachKind, everyServiceFails } from './errors';
import { expiringCredit } from './expiringCredit';
import { inProgress } from './inProgress';
import { inspectionWaiver } from './inspectionWaiver';
import { lockedToLpa } from './lockedToLpa';
import { longHistory } from './longHistory';
import { manyBorrowers } from './manyBorrowers';
import { manyPulls } from './manyPulls';
import { conventionalConstruction, smartSeries, usdaOutOfScope, vaConstruction } from './restrictedProducts';
import { offersOverTime } from './offersOverTime';
import { secondLien } from './secondLien';
import { earlyAssessment, fhaRefer, softDoneHardNot } from './softPull';
import { brokenServices, emptyAnswers, expiredSession, noPrivileges } from './systemCases';
import { brokerImport, brokerWithAccounts, brokerWithoutProduct } from './wholesale';
import { withoutFindings } from './withoutFindings';

/** Every loan of the sandbox, in the order of their ids. */
export const LOAN_SEEDERS: readonly LoanSeeder[] = [
  cleanStart,
  earlyAssessment,
  softDoneHardNot,
  fhaRefer,
  vaConstruction,
  usdaOutOfScope,
  conventionalConstruction,
  manyBorrowers,
  brokerWithAccounts,
  brokerImport,
  longHistory,
  inProgress,
  errorsOfEachKind,
  everyServiceFails,
  brokerWithoutProduct,
  lockedToLpa,
  smartSeries,
  creditOnly,
  withoutFindings,
  differentRelief,
  secondLien,
  expiringCredit,
  offersOverTime,
  manyPulls,
  inspectionWaiver,
  brokenServices,
  expiredSession,
  noPrivileges,
  emptyAnswers,
];
