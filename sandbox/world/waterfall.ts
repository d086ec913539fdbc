import { fundsToVerifyOf, type Facts } from './facts';
import { isGovernment, productOf } from './products';
import { isDu, isServicer } from './services';
import type { Verdict } from './verdict';

/** A result that the waterfall ranks. */
export interface Candidate {
  requestId: string;
  ausId: number;
  verdict: Verdict;
}

export interface Placing {
  requestId: string;
  points: number;
  /** A readable explanation of each point. */
  reasons: readonly string[];
  isRecommended: boolean;
}

/** Below this, nothing is recommended. */
const FEWEST_POINTS = 60;

/**
 * Ranks the results of one run by outcome first, then by waiver, relief, funds and conditions. The locked system wins
 * when its outcome is the best possible. In a tie the locked system wins, then DU.
 * @shape best first
 * @empty no candidates
 */
export function applyWaterfall(candidates: readonly Candidate[], facts: Facts, lockedAusId: number | null): Placing[] {
  const isLocked = ({ ausId }: Candidate): boolean => matchesLock(ausId, lockedAusId);
  const placed = candidates
    .map((candidate) => ({ candidate, ...pointsOf(candidate, candidates, facts) }))
    .sort(
      (a, b) =>
        Number(isLocked(b.candidate) && isBest(b.candidate)) - Number(isLocked(a.candidate) && isBest(a.candidate)) ||
        b.points - a.points ||
        Number(isLocked(b.candidate)) - Number(isLocked(a.candidate)) ||
        a.candidate.ausId - b.candidate.ausId,
    );
  return placed.map(({ candidate, points, reasons }, place) => ({
    requestId: candidate.requestId,
    points,
    reasons:
      place === 0 && isLocked(candidate) && isBest(candidate) ? [...reasons, 'The loan is locked to it'] : reasons,
    isRecommended: place === 0 && points >= FEWEST_POINTS,
  }));
}

/** A lock to LPA also applies to LPA through a servicer. */
export const matchesLock = (ausId: number, lockedAusId: number | null): boolean =>
  ausId === lockedAusId || (isServicer(ausId) && lockedAusId === 3);

const isBest = ({ verdict }: Candidate): boolean => outcomePoints(verdict) === 100;

function outcomePoints({ riskClass, isEligible }: Verdict): number {
  if (riskClass === 'approve') return isEligible ? 100 : 60;
  return riskClass === 'refer' ? 30 : 0;
}

function pointsOf(candidate: Candidate, all: readonly Candidate[], facts: Facts): Pick<Placing, 'points' | 'reasons'> {
  const { verdict } = candidate;
  const relieved = verdict.reliefs.filter(({ status }) => status === 'Eligible');
  const fewer = Math.max(...all.map((other) => other.verdict.conditions.length)) - verdict.conditions.length;
  const mostFunds = Math.max(...all.map((other) => fundsOf(other, facts)));
  const tenths = Math.floor((10 * (mostFunds - fundsOf(candidate, facts))) / mostFunds);
  const gains: readonly [number, string][] = [
    [outcomePoints(verdict), `Outcome ${verdict.recommendation}`],
    [verdict.waiver.isOffered ? 12 : 0, verdict.waiver.text],
    [4 * relieved.length, `Relief for ${relieved.map(({ type }) => type.toLowerCase()).join(', ')}`],
    [tenths, 'Less money to verify'],
    [Math.floor(fewer / 5), 'Fewer conditions'],
    [isPreferred(candidate, facts) ? 12 : 0, 'Government loans prefer DU'],
  ];
  const counted = gains.filter(([points]) => points > 0);
  return {
    points: counted.reduce((sum, [points]) => sum + points, 0),
    reasons: counted.map(([points, reason]) => `${reason} (+${points})`),
  };
}

const isPreferred = ({ ausId, verdict }: Candidate, facts: Facts): boolean =>
  isDu(ausId) && verdict.riskClass !== 'out of scope' && isGovernment(productOf(facts.productMoniker));

/** Returns the funds to verify. Asset relief reduces them to the reserves. */
export function fundsOf({ verdict }: Pick<Candidate, 'verdict'>, facts: Facts): number {
  const isRelieved = verdict.reliefs.some(({ type, status }) => type === 'Assets' && status === 'Eligible');
  return Math.round(fundsToVerifyOf(facts) * (isRelieved ? 0.7 : 1));
}
