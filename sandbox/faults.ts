export const FAULT_KINDS = ['slow', 'status', 'html', 'truncated', 'empty', 'null', 'offline', 'expired'] as const;

/** `offline` breaks the connection; `expired` responds with 401; the others spoil the response as their name says. */
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface FaultRule {
  id: string;
  /** The name of a call, or `*` for every call. */
  call: string;
  /** Absent: every loan. */
  loanId?: string;
  kind: FaultKind;
  /** For `status`. */
  status?: number;
  /** Milliseconds before the response; all that `slow` does. */
  delayMs?: number;
  /** How many more calls the rule affects. Absent: until it is removed. */
  times?: number;
}

export type FaultBoard = ReturnType<typeof createFaultBoard>;

/** Creates the faults planted in a lender, oldest first. */
export function createFaultBoard() {
  let rules: readonly FaultRule[] = [];
  let added = 0;

  const replace = (id: string, next: readonly FaultRule[]): void => {
    rules = rules.flatMap((rule) => (rule.id === id ? next : [rule]));
  };

  return {
    add: (fields: Omit<FaultRule, 'id'>): FaultRule => {
      added += 1;
      const rule = { ...fields, id: String(added) };
      rules = [...rules, rule];
      return rule;
    },
    /** Returns whether the rule existed. */
    remove: (id: string): boolean => {
      const before = rules.length;
      replace(id, []);
      return rules.length < before;
    },
    clear: () => {
      rules = [];
    },
    list: () => rules,
    /** Returns the first matching rule and uses up one of its `times`. */
    take: (call: string, loanId: string | undefined): FaultRule | undefined => {
      const rule = rules.find((candidate) => matches(candidate, call, loanId));
      if (rule?.times !== undefined) replace(rule.id, rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : []);
      return rule;
    },
  };
}

const matches = (rule: FaultRule, call: string, loanId: string | undefined): boolean =>
  (rule.call === '*' || rule.call === call) && (rule.loanId === undefined || rule.loanId === loanId);
