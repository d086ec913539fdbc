import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

const RULE = '-'.repeat(80);

/**
 * Writes the licenses of the packages whose code is in the bundle beside it, because most licenses ask that every copy
 * contains them. Fails for a package whose license it can't find. `collect` is for builds within the build, which end
 * before it.
 */
export function notices(): { collect: Plugin; write: Plugin } {
  const used = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        for (const [id, { renderedLength }] of Object.entries(file.modules))
          if (renderedLength > 0) used.add(folderOf(id));
  };
  return {
    collect: { name: 'notices-of-pages', apply: 'build', generateBundle: (_, bundle) => collect(bundle) },
    write: {
      name: 'notices',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        used.delete('');
        const packagesOf = new Map<string, string[]>();
        for (const folder of [...used].sort()) {
          const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
          const { name, version, license = 'no license' } = manifest;
          const text = licenseOf(folder, manifest);
          if (text === undefined) this.error(`${name} ${version} (${license}) has no file with its license.`);
          packagesOf.set(text, [...(packagesOf.get(text) ?? []), `${name} ${version} (${license})`]);
        }
        const sections = [...packagesOf].map(([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}\n`);
        const source = `The app contains these packages, each with its license below.\n\n${sections.join('\n')}`;
        this.emitFile({ type: 'asset', fileName: NOTICES, source });
      },
    },
  };
}

/** Returns the folder of the package that a module is from. @empty '' for a module of no package */
function folderOf(id: string): string {
  const tool = /^\0(vite|rolldown)\//.exec(id)?.[1];
  if (tool !== undefined) return path.dirname(resolveTool(`${tool}/package.json`));
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? '';
}

/** The bundler adds code of its own. */
const resolveTool = createRequire(createRequire(import.meta.url).resolve('vite/package.json')).resolve;

const FILES = /^(licen[cs]e|copying|notice|third-party)/i;

/** Holders whom a license names, but the package without a license file doesn't. */
const HOLDERS: Readonly<Partial<Record<string, string>>> = {
  saxes: 'Contributors; of sax, from which it was forked: Isaac Z. Schlueter and Contributors',
};

/** Returns the package's own files; without any, the MIT or ISC license where the package claims it. */
function licenseOf(folder: string, { name, license, author = `the authors of ${name}` }: Manifest): string | undefined {
  const texts = readdirSync(folder)
    .filter((file) => FILES.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
    // Of Vite itself, only helpers are shipped.
    .map((text) => text.replace(/^# Licenses of bundled dependencies$.*/ms, '').trim());
  if (texts.length > 0) return texts.join('\n\n');
  const holder = HOLDERS[name] ?? (typeof author === 'string' ? author : author.name);
  if (license === 'MIT') return mit(holder);
  return license === 'ISC' ? isc(holder) : undefined;
}

const isc = (holder: string): string => `ISC License

Copyright (c) ${holder}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`;

const mit = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
