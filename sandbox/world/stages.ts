/** Stages of a loan in their order in the process. From 18 on, the credit decision has been made. */
export const STAGES = {
  Started: 2,
  Prequalification: 4,
  Application: 6,
  Registered: 8,
  Disclosed: 10,
  Processing: 12,
  'Submitted to Underwriting': 14,
  'In Underwriting': 16,
  Suspended: 17,
  'Approved with Conditions': 18,
  Resubmitted: 20,
  'Final Approval': 22,
  'Clear to Close': 24,
  'Docs Out': 26,
  Funded: 28,
} as const;

export type Stage = keyof typeof STAGES;

export const CHANNELS = { 6: 'Retail', 3: 'Retail Direct', 2: 'Wholesale', '-2': 'Wholesale Non-Delegated' } as const;

export type ChannelId = 2 | 3 | 6 | -2;

export const isWholesale = (channelId: ChannelId): boolean => channelId === 2 || channelId === -2;
