import type { ServiceOption, SERVICES } from '@/features/loan/rules/services';

type DtiMark = Readonly<Record<'shape' | 'color', string>>;

/** Each system has its own shape and color, so that neither alone carries the meaning. */
export const MARKS: Readonly<Record<(typeof SERVICES)[ServiceOption]['label'], DtiMark>> = {
  DU: { shape: 'M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0', color: 'light-dark(#0b5cad, #7db8f7)' },
  LPA: { shape: 'M-4.5-4.5h9v9h-9z', color: 'light-dark(#a8500a, #f5a35c)' },
  'LPA-C': { shape: 'M0-5.5 5.5 4.5h-11z', color: 'light-dark(#6b3fa0, #c9a4f5)' },
};

const OTHER: DtiMark = { shape: 'M0-5.5 5.5 0 0 5.5-5.5 0z', color: 'var(--text-secondary)' };

export const markOf = (service: string): DtiMark => new Map(Object.entries(MARKS)).get(service) ?? OTHER;
