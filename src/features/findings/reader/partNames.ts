/** A name of several words that an engine writes without spaces: 'GeneralMessages', 'CreditandLiabilities'. */
const JOINED = /^(?=.*\p{Ll})\p{Lu}[\p{L}\p{Nd}]*$/u;

/** Words that end in "and" by themselves, so that 'DemandDeposits' is no "Dem and deposits". */
const WHOLE = /(?:land|hand|brand|demand|command|husband|thousand|stand|grand|expand|errand|band)$/i;

/** In words: split at capitals and before a joined "and". Any other form stays as delivered. @spec FND-25 */
export function readableName(name: string): string {
  if (!JOINED.test(name)) return name;
  const words = name
    .split(/(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .flatMap((word, index, all) => (index < all.length - 1 ? splitAnd(word) : [word]));
  return words.map((word, index) => (index === 0 || isAcronym(word) ? word : word.toLowerCase())).join(' ');
}

const splitAnd = (word: string): string[] =>
  /\p{Ll}and$/u.test(word) && !WHOLE.test(word) ? [word.slice(0, -'and'.length), 'and'] : [word];

const isAcronym = (word: string): boolean => /^[\p{Lu}\p{Nd}]{2,}$/u.test(word);
