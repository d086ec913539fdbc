import { fullDateTime, orNull } from '@/lib/format';

/** As LPA 4.8 ('11/03/2026 15:20:09') and DU ('11032026 091502') write it, on the clock of the engine. */
const UNZONED = /^(\d\d)(\/?)(\d\d)\2(\d{4})(?:\s+(\d\d)(:?)(\d\d)\6(\d\d))?$/;

/**
 * Returns a date of an engine as the app writes dates: one with a zone in the user's time, one without as the engine's
 * clock showed it. One that can't be read stays as delivered.
 * @spec FND-25
 * @empty null for a date that means "none"
 */
export function engineDate(at: string): string | null {
  if (/^\d{4}-\d\d-\d\dT/i.test(at)) return orNull(fullDateTime(at));
  const [, month, , day, year, hour = '00', , minute = '00', second = '00'] = UNZONED.exec(at) ?? [];
  return orNull(fullDateTime(`${year}-${month}-${day}T${hour}:${minute}:${second}`)) ?? at;
}
