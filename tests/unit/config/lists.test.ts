import { expect, it } from 'vitest';
import { configSchema } from '@/config/configSchema';
import * as v from 'valibot';

interface Part {
  type: string;
  entries?: Record<string, Part>;
  value?: Part;
  wrapped?: Part;
  pipe?: readonly Part[];
}

type Path = readonly string[];

/** Returns the paths at which a schema expects an object. 138 is a key of each table. */
function objectsIn(part: Part, path: Path = []): Path[] {
  if (part.wrapped !== undefined) return objectsIn(part.wrapped, path);
  if (part.type === 'object')
    return [path, ...Object.entries(part.entries ?? {}).flatMap(([key, inner]) => objectsIn(inner, [...path, key]))];
  return part.type === 'record'
    ? [path, ...(part.value === undefined ? [] : objectsIn(part.value, [...path, '138']))]
    : [];
}

const at = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

const cases = objectsIn(configSchema as Part).map((path) => ({ path, name: path.join('.') }));

it.each(cases.flatMap((each) => [[], ['a list']].map((list) => ({ ...each, list }))))(
  '$name must be an object, not the list $list',
  ({ path, list }) => {
    const { issues = [] } = v.safeParse(configSchema, at(path, list));
    const found = issues.filter((issue) => (v.getDotPath(issue) ?? '') === path.join('.'));
    expect(found.map(({ message }) => message)).toEqual(['must be an object']);
  },
);

it('covers tables in tables', () => {
  expect(cases.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['CREDIT_PRICES.138', 'HMDA_CODES.138.RESULTS']),
  );
});
