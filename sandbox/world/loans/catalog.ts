import type { LoanSeeder } from '@sandbox/world/seed';
import * as comparedResults from './comparedResults';
import * as creditPulls from './creditPulls';
import * as firstOrders from './firstOrders';
import { longHistory } from './longHistory';
import * as restrictedProducts from './restrictedProducts';
import * as systemCases from './systemCases';
import * as wholesale from './wholesale';
import * as withoutResults from './withoutResults';

/** Every loan of the sandbox. */
export const LOAN_SEEDERS: readonly LoanSeeder[] = [
  { longHistory },
  ...[firstOrders, creditPulls, restrictedProducts, wholesale, withoutResults, comparedResults, systemCases],
].flatMap((loans) => Object.values<LoanSeeder>(loans));
