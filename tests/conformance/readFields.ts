import * as v from 'valibot';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { day, moment } from '@/http/contract/fields';
import { meansNone } from '@/lib/moment';
import { privilegeNames, WORDS } from './features';

/** How often one field was sent, and in what state. No value is stored. */
export interface FieldTally {
  expected: string;
  usable: number;
  /** Usable values that are `true`. */
  yes: number;
  /** Null, or an empty text or list. */
  blank: number;
  missing: number;
  /** Values of a wrong type, by the type. */
  wrong: Map<string, number>;
  /** Dates that can't be read, and documents that aren't base64. */
  malformed: number;
  /** Texts that the app doesn't know, where it knows some. */
  unknown: number;
}

export interface ListTally {
  items: number;
  /** Items that the app drops. */
  dropped: number;
  /** Items that equal an earlier one. */
  repeated: number;
}

/** What was found in the answers to one call, by path in the contract. */
export interface Sheet {
  fields: Map<string, FieldTally>;
  lists: Map<string, ListTally>;
}

export const newSheet = (): Sheet => ({ fields: new Map(), lists: new Map() });

/** The parts of a valibot schema that lead to its fields. */
interface Node {
  type: string;
  expects: string;
  wrapped: Node;
  entries: Record<string, Node>;
  item: Node;
  options: Node[];
  getter: (input: unknown) => Node;
}

/** Lists with equal items: a multi request has an entry for each system, all of them equal. */
const MAY_REPEAT: Partial<Record<CallName, string>> = { historyEntries: 'transactionHistories[]' };

/** The path of an answer that is a plain text. */
const PLAIN_TEXT = '(text)';

/** Compares an answer with the schema of its call, field by field, and adds what it finds to the sheet. */
export function readFields(name: CallName, answer: unknown, sheet: Sheet): void {
  const words = WORDS[name] ?? {};

  const visit = (node: Node, value: unknown, path: string): void => {
    if (node.type === 'lazy') visit(node.getter(undefined), value, path);
    else if (node.type === 'optional' && value === undefined) return;
    else if (node.type === 'optional') visit(node.wrapped, value, path);
    else if (node.type === 'object_with_rest') visit(nodeOf(privilegeNames), value, path);
    else if (node.type === 'union' && node.options.some(({ type }) => type === 'object'))
      visitOption(node, value, path);
    else visitPart(node, value, path);
  };

  const visitOption = ({ options }: Node, value: unknown, path: string): void => {
    const isText = typeof value === 'string';
    const option = options.find(({ type }) => (type === 'object') !== isText);
    if (option !== undefined) visit(option, value, isText && path === '' ? PLAIN_TEXT : path);
  };

  const visitPart = (node: Node, value: unknown, path: string): void => {
    const inner = bare(node);
    const isFit =
      inner.type === 'object' ? isObject(value) : inner.type === 'array' ? Array.isArray(value) : isRead(inner, value);
    const tally = path === '' ? undefined : tallyOf(sheet.fields, path, () => newTally(expected(inner)));
    if (isMalformed(node, path, value)) add(tally, 'malformed');
    else if (!isFit) {
      if (value === undefined) add(tally, 'missing');
      else if (value === null && inner !== node) add(tally, 'blank');
      else tally?.wrong.set(typeName(value), (tally.wrong.get(typeName(value)) ?? 0) + 1);
    } else if (inner.type === 'object') {
      add(tally, 'usable');
      for (const [key, entry] of Object.entries(inner.entries))
        visit(entry, (value as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`);
    } else if (inner.type === 'array') {
      add(tally, (value as unknown[]).length > 0 ? 'usable' : 'blank');
      visitItems(inner.item, value as unknown[], `${path}[]`);
    } else if (output(inner, value) === null) add(tally, 'blank');
    else if (isUnknown(words[path], value)) add(tally, 'unknown');
    else {
      add(tally, 'usable');
      if (output(node, value) === true) add(tally, 'yes');
    }
  };

  const visitItems = (item: Node, values: readonly unknown[], path: string): void => {
    const list = tallyOf(sheet.lists, path, () => ({ items: 0, dropped: 0, repeated: 0 }));
    const inner = bare(item);
    const seen = new Set<string>();
    for (const value of values) {
      const text = JSON.stringify(value);
      list.items += 1;
      if (value === null || !isRead(inner, value)) list.dropped += 1;
      if (seen.has(text) && MAY_REPEAT[name] !== path) list.repeated += 1;
      seen.add(text);
      if (value !== null) visit(inner, value, path);
    }
  };

  visit(nodeOf(calls[name].answer), answer, '');
}

/** Counts a field that an answer states without sending it. */
export const countUsable = ({ fields }: Sheet, path: string): void =>
  add(
    tallyOf(fields, path, () => newTally('boolean')),
    'usable',
  );

const nodeOf = (schema: v.GenericSchema): Node => schema as unknown as Node;

const WRAPPERS = ['nullish', 'nullable'];
const bare = (node: Node): Node => (WRAPPERS.includes(node.type) ? bare(node.wrapped) : node);

const isRead = (node: Node, value: unknown): boolean => v.safeParse(node as unknown as v.GenericSchema, value).success;
const output = (node: Node, value: unknown): unknown => v.safeParse(node as unknown as v.GenericSchema, value).output;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function isMalformed(node: Node, path: string, value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false;
  return node === nodeOf(day) || node === nodeOf(moment)
    ? output(node, value) === null && !meansNone(value)
    : path === 'documentBytes' && !/^[A-Za-z\d+/\r\n]+={0,2}\s*$/.test(value);
}

const isUnknown = (known: readonly string[] | undefined, value: unknown): boolean =>
  known !== undefined && !known.some((word) => word.toLowerCase() === String(value).trim().toLowerCase());

const typeName = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value;
};

/** 'string', 'string or number', 'list', 'object'. */
const expected = ({ type, expects }: Node): string =>
  type === 'array' ? 'list' : expects.toLowerCase().replaceAll(/[()]/g, '').replaceAll(' | ', ' or ');

const newTally = (type: string): FieldTally => ({
  expected: type,
  usable: 0,
  yes: 0,
  blank: 0,
  missing: 0,
  wrong: new Map(),
  malformed: 0,
  unknown: 0,
});

function tallyOf<Tally>(tallies: Map<string, Tally>, path: string, create: () => Tally): Tally {
  const known = tallies.get(path) ?? create();
  tallies.set(path, known);
  return known;
}

type Count = 'usable' | 'yes' | 'blank' | 'missing' | 'malformed' | 'unknown';

function add(tally: FieldTally | undefined, count: Count): void {
  if (tally !== undefined) tally[count] += 1;
}
