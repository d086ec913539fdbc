import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { nginxTemplate } from '@tools/hosting/servers/nginx';
import { configJsonSchema, withKeyList } from './configuration';
import { sandboxExamples } from './examples';
import { alertRules, workbook } from './monitoring';
import { openApiDocument, withVersions } from './openApi';
import { withOrderDiagram } from './orderDiagram';

/** Returns the text of every generated file, by its path from the project root. */
export async function documents(): Promise<Record<string, string>> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  return {
    'docs/api/openapi.json': await json(openApiDocument(version, await sandboxExamples())),
    'docs/adoption/conformance.md': await markdown(
      withVersions(await readFile('docs/adoption/conformance.md', 'utf8')),
    ),
    'docs/configuration.md': await markdown(withKeyList(await readFile('docs/configuration.md', 'utf8'))),
    'docs/order-protocol.md': await markdown(withOrderDiagram(await readFile('docs/order-protocol.md', 'utf8'))),
    'docs/monitoring/alerts.json': await json(alertRules()),
    'docs/monitoring/workbook.json': await json(workbook()),
    'tools/hosting/nginx.conf': nginxTemplate(),
    'public/config.schema.json': await json(configJsonSchema()),
  };
}

export async function writeDocuments(): Promise<void> {
  for (const [path, text] of Object.entries(await documents())) await writeFile(path, text);
}

const json = (value: unknown): Promise<string> => format(JSON.stringify(value), { parser: 'json', printWidth: 120 });
const markdown = (text: string): Promise<string> => format(text, { parser: 'markdown', printWidth: 120 });
