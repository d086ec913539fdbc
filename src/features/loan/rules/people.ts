import * as appTexts from '@/config/texts/appTexts';
import * as startTexts from '@/config/texts/startTexts';
import { groupBy, uniqueBy } from '@/lib/byKey';
import { lettersOf, plainText } from './plainText';

/** A generation behind a name, with what divides it from the name. */
export const GENERATION = String.raw`[^\p{L}\p{M}\p{N}]{1,3}(?:the )?(?:J\.?R|JNR|JUNIOR|SR|SNR|SENIOR|I\.?I|I\.?I\.?I|IV|VI{0,3}|2N?D|3R?D|[4-8]TH|(?<=the )(?:SECOND|THIRD|FOURTH))(?![\p{L}\p{M}\p{N}])`;
const AT_END = new RegExp(String.raw`(${GENERATION})[^\p{L}\p{M}\p{N}]*$`, 'iu');

/** A name without and with its generation, a part of its own: missing is not the same. @spec FND-27 */
export function personOf(name: string): { base: string; key: string } {
  const whole = plainText(name).trim();
  const end = AT_END.exec(whole);
  const base = whole.slice(0, end?.index);
  return { base, key: keyOf(base, end?.[1] ?? '') };
}

/** Equal for two writings of one name. */
export const personKey = (name: string | null): string => personOf(name ?? '').key;

export const keyOf = (name: string, generation: string): string =>
  `${lettersOf(name)} ${lettersOf(generation)
    .replace(/^THE/, '')
    .replace(/^(?:JUNIOR|JNR)$/, 'JR')
    .replace(/^(?:SENIOR|SNR)$/, 'SR')}`;

interface Person {
  borrowerName: string | null;
  applicationId?: string | null;
  isPrimary?: boolean | null;
  borrowerId?: string | null;
}

/**
 * Returns people whose equal names are followed by application number and role, so that their rows and controls have
 * names of their own. The id distinguishes those who share these too, or of whom the service sends nothing else.
 */
export function withDistinctNames<One extends Person>(people: readonly One[]): readonly One[] {
  const same = new Map(
    [...groupBy(people, ({ borrowerName }) => personKey(borrowerName))].map(([key, all]) => {
      const namesakes = uniqueBy(all, (one) => `${placeOf(one)} ${one.borrowerId}`);
      return [key, { count: namesakes.length, places: groupBy(namesakes, placeOf) }];
    }),
  );
  const nameOf = (one: One): string | null => {
    const { count, places } = same.get(personKey(one.borrowerName)) ?? { count: 0, places: undefined };
    if (one.borrowerName === null || count < 2) return one.borrowerName;
    const isAlone = places?.get(placeOf(one))?.length === 1;
    const id = isAlone || one.borrowerId == null ? '' : startTexts.borrower(one.borrowerId);
    return `${one.borrowerName} (${[placeOf(one), id].filter(Boolean).join(', ')})`;
  };
  return people.map((one) => {
    const borrowerName = nameOf(one);
    return borrowerName === one.borrowerName ? one : { ...one, borrowerName };
  });
}

const placeOf = ({ applicationId, isPrimary }: Person): string =>
  [
    applicationId != null && appTexts.application(applicationId),
    isPrimary != null && (isPrimary ? appTexts.primaryBorrower : appTexts.coBorrower).toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
