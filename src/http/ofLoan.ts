/** The parts of a schema that say which parts of a response the app reads. */
export interface SchemaParts {
  entries?: object;
  wrapped?: SchemaParts;
  item?: SchemaParts;
  options?: SchemaParts[];
}

type Part = Record<string, unknown>;

/** The name of the field in which a part of a response names its loan, in the spellings of different services. */
const LOAN_NAME = /^loan_?id$/i;

/** The loan that a part of a response was found to belong to: polling brings the same parts again and again. */
const known = new WeakMap<object, string>();

/**
 * Returns a response without what names another loan: such an item of a list reads as null, like an item that can't be
 * read. A part that names no loan belongs to the one that was asked for.
 * @spec SES-46
 * @empty null if the response itself names another loan
 */
export function partsOfLoan(schema: SchemaParts, data: unknown, loanId: string): unknown {
  if (typeof data !== 'object' || data === null || known.get(data) === loanId) return data;
  const kept = Array.isArray(data) ? itemsOfLoan(schema, data, loanId) : fieldsOfLoan(schema, data as Part, loanId);
  if (kept === data) known.set(data, loanId);
  return kept;
}

function itemsOfLoan(schema: SchemaParts, items: unknown[], loanId: string): unknown[] {
  const [item] = find(schema, 'item');
  if (item === undefined) return items;
  const kept = items.map((one) => partsOfLoan(item, one, loanId));
  return kept.every((one, index) => one === items[index]) ? items : kept;
}

/** An object with a part that names another loan belongs to that loan. */
function fieldsOfLoan(schema: SchemaParts, fields: Part, loanId: string): Part | null {
  for (const name in fields) if (LOAN_NAME.test(name) && isOther(fields[name], loanId)) return null;
  const replaced: Part = {};
  for (const [name, part] of find(schema, 'entries').flatMap(partsIn)) {
    const kept = partsOfLoan(part, fields[name], loanId);
    if (kept === null && fields[name] !== null) return null;
    if (kept !== fields[name]) replaced[name] = kept;
  }
  return Object.keys(replaced).length === 0 ? fields : { ...fields, ...replaced };
}

const partsIn = (entries: object): [string, SchemaParts][] => Object.entries(entries) as [string, SchemaParts][];

/** The parts of this kind of a schema, which may be wrapped or one of several. */
export const find = <Kind extends 'entries' | 'item'>(
  schema: SchemaParts,
  kind: Kind,
): NonNullable<SchemaParts[Kind]>[] => {
  const { [kind]: own, wrapped, options = [] } = schema;
  if (own !== undefined) return [own];
  return [...(wrapped === undefined ? [] : [wrapped]), ...options].flatMap((part) => find(part, kind));
};

const isOther = (named: unknown, loanId: string): boolean => {
  const digits = plain(named);
  return digits !== '' && digits !== '0' && digits !== plain(loanId);
};

/** Services write the same id as a number or as text, and with leading zeros or spaces. */
const plain = (id: unknown): string =>
  typeof id === 'string' || typeof id === 'number'
    ? String(id)
        .trim()
        .replace(/^0+(?=.)/, '')
    : '';
