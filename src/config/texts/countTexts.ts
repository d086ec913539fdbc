import { counted } from '@/lib/format';

export const borrowers = (count: number): string => counted(count, 'borrower');
export const days = (count: number): string => counted(count, 'day');
export const months = (count: number): string => counted(count, 'month');
export const requests = (count: number): string => counted(count, 'request');
export const runs = (count: number): string => counted(count, 'run');
export const things = (count: number): string => counted(count, 'thing');
export const values = (count: number): string => counted(count, 'value');

export const newHardReports = (count: number): string => counted(count, 'new hard report');
export const newSoftReports = (count: number): string => counted(count, 'new soft report');
export const reissues = (count: number): string => counted(count, 'reissue');
export const reports = (count: number): string => counted(count, 'report');
