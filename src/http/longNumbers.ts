/** Where a value could be a number of sixteen digits or more: cheap to search for, because most responses have none. */
const SUSPECT = /[:,[\s]-?\d{16}/;
/** Texts, so that the digits in them stay, and numbers. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** Turns whole numbers that JSON.parse would round into texts: a rounded id would name something else. */
export const longNumbersAsText = <Json>(json: Json): Json | string =>
  typeof json === 'string' && SUSPECT.test(json)
    ? json.replace(TOKENS, (token) => (/^-?\d{16,}$/.test(token) && !isExact(token) ? `"${token}"` : token))
    : json;

const isExact = (digits: string): boolean => Number.isSafeInteger(Number(digits));
