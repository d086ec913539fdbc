import { attempt } from './attempt';

/** A service that has no date sends one before the first day or after the last. The day counts as the text has it. */
const [FIRST_DAY, LAST_DAY] = ['1990-01-01', '2199-12-31'];

/** The offsets that are in use on Earth, in seconds. */
const [WESTMOST, EASTMOST] = [-12 * 3600, 14 * 3600];

/**
 * ISO 8601, also without separators, and as programs write it: Java adds a zone in brackets, SQL Server a space before
 * the offset, others shorten the offset or use small letters.
 */
const PARTS = new RegExp(
  [
    String.raw`^(?<year>\d{4})(?<dash>-?)(?<month>\d\d)\k<dash>(?<day>\d\d)`,
    String.raw`(?:[Tt ](?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?)?)?`,
    String.raw`(?: ?(?<zone>[Zz]|[+\-\u2212](?:\d\d?(?::\d\d){0,2}|\d{4}|\d{6})))?`,
    String.raw`(?:\[(?<place>[\w+/-]+)\])?$`,
  ].join(''),
);

/** The first to the 28th, as most services send them: the browser reads these alike, many times as fast. */
const EVERYDAY =
  /^(?:199|2[01]\d)\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{3})?(?:Z|[+-]0\d:[0-5]\d)?$/;

type Parts = Readonly<Record<string, string | undefined>>;

/**
 * The one place that decides whether a date was delivered. @shape epoch milliseconds; local time without a zone
 * @empty null for one that can't be read, has an impossible offset or means "none"
 */
export function momentOf(iso: string | null): number | null {
  if (iso !== null && EVERYDAY.test(iso)) return Date.parse(iso);
  const { zone, place, ...clocks } = partsOf(iso);
  const wallClock = wallClockOf(clocks);
  if (wallClock === undefined) return null;
  // Without a zone, the browser reads this form as local time.
  if (zone === undefined && place === undefined) return Date.parse(new Date(wallClock).toISOString().slice(0, -1));
  const offset = zone === undefined ? offsetIn(place, wallClock) : offsetOf(zone);
  return offset === undefined ? null : wallClock - offset;
}

/** True for a date whose moment doesn't depend on the user's time zone. */
export const hasZone = (iso: string): boolean => {
  const { zone, place } = partsOf(iso);
  return (zone ?? place) !== undefined;
};

/**
 * True for a date, in any layout, whose year shows that there is none.
 * @shape eight digits begin or end with the year
 */
export const meansNone = (date: string): boolean => {
  const years = /(?<![\d:+])\d{4}(?:\d{4})?(?![\d:])/.exec(date)?.[0].match(/.{4}/g) ?? [];
  return years.length > 0 && years.every((year) => year < FIRST_DAY.slice(0, 4) || year > LAST_DAY);
};

/** @shape epoch milliseconds of an HTTP date @empty null for anything else, and for a date that means "none" */
export function httpMoment(header: unknown): number | null {
  const date = new Date(typeof header === 'string' ? header : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : momentOf(date.toISOString());
}

const partsOf = (iso: string | null): Parts => (iso === null ? undefined : PARTS.exec(iso)?.groups) ?? {};

/** @shape epoch milliseconds as if in UTC @empty undefined for an impossible day or time, or one that means "none" */
function wallClockOf({ year, month, day, hour = '00', minute = '00', second = '00', fraction = '' }: Parts) {
  const date = `${year}-${month}-${day}`;
  if (date < FIRST_DAY || date > LAST_DAY) return undefined;
  const start = new Date(date);
  const time = Date.parse(`1970-01-01T${hour}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`);
  // A browser may read the 31st of June as the 1st of July.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(date);
  return isDay && !Number.isNaN(time) ? start.getTime() + time : undefined;
}

/** @shape milliseconds east of Greenwich @empty undefined for an impossible offset */
function offsetOf(zone: string): number | undefined {
  if (/^z$/i.test(zone)) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = zone.match(/\d\d?/g)?.map(Number) ?? [];
  const east = (zone.startsWith('+') ? 1 : -1) * ((hours * 60 + minutes) * 60 + seconds);
  return minutes > 59 || seconds > 59 || east < WESTMOST || east > EASTMOST ? undefined : east * 1000;
}

/** The offset of a named zone at a time of its clocks. @empty undefined for a name that the browser doesn't know */
function offsetIn(timeZone: string | undefined, wallClock: number): number | undefined {
  const format = attempt(() => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }));
  const offsetAt = (moment: number): number =>
    offsetOf(/[+-][\d:]+$/.exec(format?.format(moment) ?? '')?.[0] ?? 'Z') ?? 0;
  return format && offsetAt(wallClock - offsetAt(wallClock));
}
