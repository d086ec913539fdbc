import { missingParts } from '@/config/texts/appTexts';
import { lazyDialogs } from '@/ui/lazyComponent';

const dialogs = () => import('./dialogs');

export const { LeaveDialog } = lazyDialogs(missingParts.warnings, dialogs);
export const { SettingsDialog } = lazyDialogs(missingParts.dialog, dialogs);
export const { FilePageDialog } = lazyDialogs(missingParts.filePage, dialogs);
