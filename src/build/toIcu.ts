import type { ESTree } from 'vite';

type Value = ESTree.Expression;

export const isFunction = (value: Value): value is ESTree.ArrowFunctionExpression =>
  value.type === 'ArrowFunctionExpression';

/**
 * Returns a text of the catalogue as an ICU message: `${count === 1 ? 'one run' : `${count} runs`}` becomes a plural.
 * Throws for code that has no such form.
 *
 * @param use receives each name that the text shows or depends on
 */
export function toIcu(key: string, text: Value, use: (name: string) => void): string {
  const named = ({ type, ...value }: Value): string => {
    if (type !== 'Identifier') throw new Error(`${key}: ${type} has no form in a wording`);
    const { name } = value as ESTree.IdentifierReference;
    use(name);
    return name;
  };
  const convert = (value: Value, isInPlural = false): string => {
    if (value.type === 'Literal' && typeof value.value === 'string') return escape(value.value, isInPlural);
    if (value.type === 'TemplateLiteral') {
      return value.quasis
        .map(({ value: { cooked } }, place) => {
          const next = value.expressions[place];
          return escape(cooked ?? '', isInPlural) + (next === undefined ? '' : convert(next, isInPlural));
        })
        .join('');
    }
    if (value.type === 'CallExpression') {
      const [count, noun] = value.arguments as (Value | undefined)[];
      if (value.callee.type === 'Identifier' && value.callee.name === 'counted' && count && noun) {
        const one = convert(noun, true);
        return `{${named(count)}, plural, one {# ${one}} other {# ${one}s}}`;
      }
    }
    if (value.type === 'ConditionalExpression') {
      const { test, consequent, alternate } = value;
      if (test.type === 'BinaryExpression' && test.operator === '===' && isOne(test.right)) {
        const count = named(test.left);
        return `{${count}, plural, one {${convert(consequent, true)}} other {${convert(alternate, true)}}}`;
      }
      return `{${named(test)}, select, true {${convert(consequent)}} other {${convert(alternate)}}}`;
    }
    return `{${named(value)}}`;
  };
  return convert(isFunction(text) ? (text.body as unknown as Value) : text);
}

const isOne = (value: Value): boolean => value.type === 'Literal' && value.value === 1;

/** A brace starts an argument, an apostrophe before one a quotation, and # in a plural is its number. */
const escape = (text: string, isInPlural: boolean): string =>
  text.replace(isInPlural ? /'(?=['{}#]|$)|[{}#]+/g : /'(?=['{}]|$)|[{}]+/g, (found) =>
    found === "'" ? "''" : `'${found}'`,
  );
