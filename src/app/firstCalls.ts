import { accessCalls, loanCalls } from '@/features/loan/api/contract/loan';
import { recentRequestCalls } from '@/features/loan/api/contract/recentRequests';
import { historyCalls } from '@/features/runs/api/contract/history';
import type { Call } from '@/http/contract/call';

export const firstCalls = {
  ...loanCalls,
  ...accessCalls,
  ...historyCalls,
  ...recentRequestCalls,
} satisfies Record<string, Call>;
