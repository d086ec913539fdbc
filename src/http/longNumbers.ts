/** Where a value could be a number of sixteen digits or more: cheap to search for, because most responses have none. */
const SUSPECT = /[:,[\s]-?\d{16}/;
const NUMBERS = /-?\d[\d.eE+-]*/g;

/**
 * Turns whole numbers that JSON.parse would round into texts: a rounded id would name something else. No pattern may
 * match a whole text: one of megabytes overflows the stack.
 */
export function longNumbersAsText<Json>(json: Json): Json | string {
  if (typeof json !== 'string' || !SUSPECT.test(json)) return json;
  const parts: string[] = [];
  for (let start = 0; start < json.length;) {
    const quote = json.indexOf('"', start);
    const open = quote === -1 ? json.length : quote;
    const end = endOfText(json, open);
    parts.push(json.slice(start, open).replace(NUMBERS, exact), json.slice(open, end));
    start = end;
  }
  return parts.join('');
}

const exact = (token: string): string =>
  isWholeNumber(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;

/** Without a pattern that matches all of a token: one of megabytes overflows the stack. */
const isWholeNumber = (token: string): boolean => token.length >= 16 && !/[.eE+]|\d-/.test(token);

/** Where the text that begins with this quotation mark ends. */
function endOfText(json: string, open: number): number {
  for (let close = json.indexOf('"', open + 1); close !== -1; close = json.indexOf('"', close + 1)) {
    let slashes = 0;
    while (json[close - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return close + 1;
  }
  return json.length;
}
