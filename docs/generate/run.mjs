// Writes the generated documents: `npm run docs`. A test fails if one of them is out of date.
import { loadTypeScript } from '../../src/build/loadTypeScript.mjs';

const { writeDocuments } = await loadTypeScript('docs/generate/documents.ts');
await writeDocuments();
