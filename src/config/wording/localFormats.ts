import { lightFormat } from 'date-fns';
import type { Formats } from '@/lib/wording';

const DAY = { day: '2-digit', month: '2-digit', year: '2-digit' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;
const SECOND = { ...MINUTE, second: '2-digit' } as const;
/** What the patterns of the specification contain. */
const OPTIONS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  'MM/dd/yy': DAY,
  'MM/dd/yy hh:mm:ss aa': { ...DAY, ...SECOND },
  'MM/dd/yy hh:mm aa': { ...DAY, ...MINUTE },
  'hh:mm:ss aa': SECOND,
};

/** Returns how a language writes dates and numbers. Undefined for the specification's own, which has fixed patterns. */
export function localFormats(language: string): Formats | undefined {
  if (language === 'en-US') return undefined;
  const dates = new Map(
    Object.entries(OPTIONS).map(([pattern, options]) => [pattern, new Intl.DateTimeFormat(language, options)]),
  );
  return {
    date: (moment, pattern) => dates.get(pattern)?.format(moment) ?? lightFormat(moment, pattern),
    number: (value, options) => value.toLocaleString(language, { maximumFractionDigits: 5, ...options }),
  };
}
