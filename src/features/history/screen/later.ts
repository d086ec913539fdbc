import { laterPart } from '@/ui/lazyComponent';

const parts = () => import('./historyParts');

// What History shows after its first rows.
export const DtiStrip = laterPart(async () => (await parts()).DtiStrip);
export const WhatChanged = laterPart(async () => (await parts()).WhatChanged);
export const GoneNotice = laterPart(async () => (await parts()).GoneNotice);
export const ScoreModelNotice = laterPart(async () => (await parts()).ScoreModelNotice);
export const SoftPullNotice = laterPart(async () => (await parts()).SoftPullNotice);
export const SubmissionNote = laterPart(async () => (await parts()).SubmissionNote);
export const UnlistedOrderNotice = laterPart(async () => (await parts()).UnlistedOrderNotice);
