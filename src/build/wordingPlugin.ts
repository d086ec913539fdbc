import path from 'node:path';
import type { Plugin } from 'vite';
import type { TextForm } from '@/config/wording/readWording';
import { catalogueFiles, readTexts, type CatalogueText } from './catalogue.ts';

const KEYS = 'virtual:catalogue';
/** Uncommon, because it joins the names of the module. */
const TAKE = '__take';

/**
 * Lets a deployment replace every text of the catalogue at run time (docs/wording.md): `'Save'` becomes `take('Save')`,
 * which returns the replacement, if there is one. A text's number is its place in its module, so that it costs no byte.
 */
export function wordingPlugin(configFolder: string): Plugin {
  const files = catalogueFiles(configFolder);
  return {
    name: 'wording',
    enforce: 'pre',
    resolveId: (source) => (source === KEYS ? `\0${KEYS}` : null),
    load(id) {
      if (id !== `\0${KEYS}`) return null;
      return `export const catalogue = ${JSON.stringify(files.map((file) => readTexts(file).map(formOf)))};`;
    },
    transform(code, id) {
      const module = files.indexOf(path.normalize(id.split('?')[0] ?? ''));
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
const EARLY_CHUNKS = ['main', 'signInFirst', 'enterFrame'];

/** Its texts are looked up when they are used. */
const isEarly = (id: string): boolean => path.basename(id) === 'earlyTexts.ts';

const formOf = ({ key, args, names }: CatalogueText): TextForm => ({
  key,
  ...(args !== null && { args }),
  ...(Object.keys(names).length > 0 && { names }),
});
