import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['index.html', 'viewer.html'])('%s tells browsers not to translate it', (page) => {
  expect(readFileSync(page, 'utf8')).toMatch(/<html lang="en-US" translate="no">/);
});
