import { createAction } from '@reduxjs/toolkit';
import type { RootState } from './rootState';

/** What a screen holds that leaving could lose or interrupt. */
interface OpenWork {
  /** Input that was not sent: leaving the page and signing out ask first. */
  isUnsent: boolean;
  /** Input that no draft keeps: leaving the loan asks first. */
  isUnkept: boolean;
  /** Sent, and not answered: leaving the page, signing out and leaving the loan ask first. */
  isSending: boolean;
  /** A question is open: the app doesn't reload by itself. */
  isWaiting: boolean;
}

type Report = (state: RootState) => Partial<OpenWork>;

const reports: Report[] = [];

/** Adds what a screen reports. It comes with the screen's code: before that, there is nothing to lose. */
export const reportOpenWork = (report: Report): void => void reports.push(report);

const anyScreen =
  (kind: keyof OpenWork) =>
  (state: RootState): boolean =>
    reports.some((report) => report(state)[kind] === true);

export const selectIsUnsent = anyScreen('isUnsent');
export const selectIsUnkept = anyScreen('isUnkept');
export const selectIsSending = anyScreen('isSending');
export const selectIsWaiting = anyScreen('isWaiting');

/** The user gives up what was not sent. */
export const openWorkDropped = createAction('openWork/dropped');
