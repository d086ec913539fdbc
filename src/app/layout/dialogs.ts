export { FilePageDialog } from '@/features/file/filePage/FilePageDialog';
export { LeaveDialog } from './LeaveDialog';
export { SettingsDialog } from './MainDialogs';
