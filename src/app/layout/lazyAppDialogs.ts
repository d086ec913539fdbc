import { lazyComponent } from '@/ui/lazyComponent';

const dialogs = () => import('./MainDialogs');

export const FilePageDialog = lazyComponent(async () => (await dialogs()).FilePageDialog);
export const LeaveDialog = lazyComponent(async () => (await dialogs()).LeaveDialog);
export const SettingsDialog = lazyComponent(async () => (await dialogs()).SettingsDialog);
