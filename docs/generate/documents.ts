import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { openApiDocument } from './openApi';

/** Every generated file, by its path below the project's root. */
export async function documents(): Promise<Record<string, string>> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  return {
    'docs/api/openapi.json': await json(openApiDocument(version)),
  };
}

export async function writeDocuments(): Promise<void> {
  for (const [path, text] of Object.entries(await documents())) await writeFile(path, text);
}

const json = (value: unknown): Promise<string> => format(JSON.stringify(value), { parser: 'json', printWidth: 120 });
