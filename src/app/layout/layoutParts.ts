/** What a page shows around its screen after the first rows, in one script. */
export { ExpiryLine } from '@/features/file/expiry/ExpiryLine';
export { DocumentNotices } from '@/features/documents/DocumentNotices';
export { LoanInHeader } from '@/features/loan/LoanInHeader';
export { UnreadNotice } from '@/features/loan/UnreadNotice';
export { MenuFold } from '@/features/navigation/MenuFold';
export { ToastRegion } from '@/ui/Toast';
export { Tooltips } from '@/ui/Tooltips';
export { RunningBanner } from './RunningBanner';
export { TabTitle } from './TabTitle';
