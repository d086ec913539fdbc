import { laterPart } from '@/ui/lazyComponent';

const parts = () => import('./layoutParts');

export const DocumentNotices = laterPart(async () => (await parts()).DocumentNotices);
export const ExpiryLine = laterPart(async () => (await parts()).ExpiryLine);
export const LoanInHeader = laterPart(async () => (await parts()).LoanInHeader);
export const MenuFold = laterPart(async () => (await parts()).MenuFold);
export const RunningBanner = laterPart(async () => (await parts()).RunningBanner);
export const TabTitle = laterPart(async () => (await parts()).TabTitle);
export const ToastRegion = laterPart(async () => (await parts()).ToastRegion);
export const Tooltips = laterPart(async () => (await parts()).Tooltips);
export const UnreadNotice = laterPart(async () => (await parts()).UnreadNotice);
