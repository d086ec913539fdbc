import { answeredAt, type Ordered } from '@sandbox/world/ordered';
import type { Borrower } from '@sandbox/world/borrowers';
import type { ServiceRun } from '@sandbox/world/model';
import { statusOf, verdictOf } from '@sandbox/world/outcome';
import { productOf } from '@sandbox/world/products';

/** What a service says about itself and its outcome. */
export interface EngineFacts {
  identifier: string;
  submission: number;
  engineVersion: string;
  at: number;
  status: string;
  /** Null when the service didn't judge the request. */
  recommendation: string | null;
  isEligible: boolean;
  /** LPA scores FHA loans with another engine. */
  isTotal: boolean;
}

/** After so many runs of a loan the engine has a new version. */
const RUNS_PER_VERSION = 20;

export function engineFacts(ordered: Ordered, service: ServiceRun): EngineFacts {
  const { loan, run } = ordered;
  const verdict = verdictOf(service.outcome);
  const place = loan.runs.indexOf(run);
  const earlier = loan.runs
    .slice(0, place + 1)
    .flatMap(({ services }) => services)
    .filter(({ ausId, identifier }) => ausId === service.ausId && identifier === service.identifier);
  return {
    identifier: service.identifier,
    submission: earlier.length,
    engineVersion: `99.${Math.floor(place / RUNS_PER_VERSION)}`,
    at: answeredAt(ordered),
    status: verdict ? 'Complete' : statusOf(service.outcome),
    recommendation: verdict?.recommendation ?? null,
    isEligible: verdict?.isEligible ?? false,
    isTotal: productOf(run.facts.productMoniker).family === 'FHA',
  };
}

/** A social security number that is never issued: real files have one for each borrower. */
export const ssnOf = ({ borrowerId }: Borrower): string => `00012${borrowerId.padStart(4, '0').slice(-4)}`;
