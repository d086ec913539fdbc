import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, type Plugin } from 'vite';
import type { TextForm } from '@/config/wording/readWording';

type Value = ESTree.Expression;

const isFunction = (value: Value): value is ESTree.ArrowFunctionExpression => value.type === 'ArrowFunctionExpression';

/**
 * Returns a text of the catalog as an ICU message: `${count === 1 ? 'one run' : `${count} runs`}` becomes a plural.
 * Throws for code that has no such form.
 * @param use receives each name that the text shows or depends on
 */
function toIcu(key: string, text: Value, use: (name: string) => void): string {
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

/** One text of a catalog module. */
interface CatalogText {
  /** `<module without "Texts">.<export>[.<member>]`, such as `history.fixField.agency`. */
  key: string;
  /** The English text as an ICU message. */
  message: string;
  /** Names of the function's arguments; null for a plain text. */
  args: readonly string[] | null;
  /** Texts of the same module that it names, such as the origination system: placeholders too. */
  names: Readonly<Record<string, string>>;
  /** Where its value is in the source. */
  start: number;
  end: number;
}

/** Returns the catalog's modules. Their order gives each its number, at build time and when a wording is applied. */
export function catalogFiles(configFolder: string): string[] {
  const texts = readdirSync(`${configFolder}/texts`).sort();
  return ['messages.ts', 'orderMessages.ts', ...texts.map((name) => `texts/${name}`)].map(
    (name) => `${configFolder}/${name}`,
  );
}

/**
 * Reads the texts of a catalog module, in the order of the source. Throws if an export is not a text, because a
 * wording could not replace it.
 */
export function readTexts(file: string, code = readFileSync(file, 'utf8')): CatalogText[] {
  const module = path.basename(file, '.ts').replace(/Texts$/, '');
  const constants = new Map<string, string>();
  return parseSync(file, code, { preserveParens: false }).program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return [];
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') {
      throw new Error(`${file}: a catalog module has only exported constants, at ${statement.start}`);
    }
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init === null) throw new Error(`${file}: not a text, at ${statement.start}`);
      const texts = textsIn(`${module}.${id.name}`, init, constants);
      if (texts[0]?.args === null) constants.set(id.name, texts[0].message);
      return texts;
    });
  });
}

function textsIn(key: string, value: ESTree.Expression, constants: ReadonlyMap<string, string>): CatalogText[] {
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression') {
    return textsIn(key, value.expression, constants);
  }
  if (value.type === 'ObjectExpression') {
    return value.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') throw new Error(`${key}: not a text`);
      return textsIn(`${key}.${property.key.name}`, property.value, constants);
    });
  }
  const args = isFunction(value) ? argumentsOf(key, value) : null;
  const names: Record<string, string> = {};
  const message = toIcu(key, value, (name) => {
    if (args?.includes(name) === true) return;
    const text = constants.get(name);
    if (text === undefined) throw new Error(`${key}: ${name} is neither an argument nor a text of this module`);
    names[name] = text;
  });
  return [{ key, message, args, names, start: value.start, end: value.end }];
}

const argumentsOf = (key: string, { params }: ESTree.ArrowFunctionExpression): string[] =>
  params.map((param) => {
    if (param.type !== 'Identifier') throw new Error(`${key}: an argument of a text is a plain value with a name`);
    return param.name;
  });

const KEYS = 'virtual:catalog';
/** Uncommon, because it joins the names of the module. */
const TAKE = '__take';

/**
 * Lets a deployment replace every text of the catalog at run time (docs/wording.md): `'Save'` becomes `take('Save')`,
 * which returns the replacement, if there is one. A text's number is its place in its module, so that it costs no byte.
 */
export function wordingPlugin(configFolder: string): Plugin {
  const files = catalogFiles(configFolder);
  return {
    name: 'wording',
    enforce: 'pre',
    resolveId: (source) => (source === KEYS ? `\0${KEYS}` : null),
    load(id) {
      if (id !== `\0${KEYS}`) return null;
      return `export const catalog = ${JSON.stringify(files.map((file) => readTexts(file).map(formOf)))};`;
    },
    transform(code, id) {
      const module = files.indexOf(id.split('?')[0] ?? '');
      if (module === -1) return null;
      const wrapped = readTexts(id, code).reduceRight(
        (rest, { start, end }) => `${rest.slice(0, start)}${TAKE}(${rest.slice(start, end)})${rest.slice(end)}`,
        code,
      );
      const source = isEarly(id) ? 'earlyTextsOf' : 'textsOf';
      // On the first line, so that every other line keeps its number without a map.
      return {
        code: `import { ${source} } from '@/lib/wording';const ${TAKE} = ${source}(${module});${wrapped}`,
        map: null,
      };
    },
    generateBundle(_, bundle) {
      const modules = new Map<string, readonly string[]>();
      const reach = (file: string): void => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || modules.has(file)) return;
        modules.set(file, chunk.moduleIds);
        chunk.imports.forEach(reach);
      };
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && EARLY_CHUNKS.includes(chunk.name)) reach(file);
      const early = [...modules.values()].flat().filter((id) => files.includes(id) && !isEarly(id));
      if (early.length > 0) this.error(`Runs before the wording is known: ${early.join(', ')}`);
    },
  };
}

/** Run before the wording is known, and so does what they import statically. */
const EARLY_CHUNKS = ['main', 'signInFirst', 'enterFrame', 'applyLooks'];

/** Its texts are looked up when they are used. */
const isEarly = (id: string): boolean => path.basename(id) === 'earlyTexts.ts';

const formOf = ({ key, args, names }: CatalogText): TextForm => ({
  key,
  ...(args !== null && { args }),
  ...(Object.keys(names).length > 0 && { names }),
});
