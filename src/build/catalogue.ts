import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { isFunction, toIcu } from './toIcu.ts';

/** One text of a catalogue module. */
export interface CatalogueText {
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

/** Returns the catalogue's modules. Their order gives each its number, at build time and when a wording is applied. */
export function catalogueFiles(configFolder: string): string[] {
  const texts = path.join(configFolder, 'texts');
  return [
    path.join(configFolder, 'messages.ts'),
    path.join(configFolder, 'orderMessages.ts'),
    ...readdirSync(texts)
      .sort()
      .map((name) => path.join(texts, name)),
  ];
}

/**
 * Reads the texts of a catalogue module, in the order of the source. Throws if an export is not a text, because a
 * wording could not replace it.
 */
export function readTexts(file: string, code = readFileSync(file, 'utf8')): CatalogueText[] {
  const module = path.basename(file, '.ts').replace(/Texts$/, '');
  const constants = new Map<string, string>();
  return parseSync(file, code, { preserveParens: false }).program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return [];
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') {
      throw new Error(`${file}: a catalogue module has only exported constants, at ${statement.start}`);
    }
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init === null) throw new Error(`${file}: not a text, at ${statement.start}`);
      const texts = textsIn(`${module}.${id.name}`, init, constants);
      if (texts[0]?.args === null) constants.set(id.name, texts[0].message);
      return texts;
    });
  });
}

function textsIn(key: string, value: ESTree.Expression, constants: ReadonlyMap<string, string>): CatalogueText[] {
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
