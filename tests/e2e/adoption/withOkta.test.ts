import { rmSync } from 'node:fs';
import { expect } from '@tests/e2e/fixtures';
import { ADAPTER, COMMANDS } from './commands';
import { test, testAdoption } from './followGuide';
import { finish } from './runGuide';

testAdoption('okta');

test('the conformance command of the adoption guide says that the example adapter fits', async ({ lender }) => {
  expect(await finish(COMMANDS.token)).toMatchObject({ code: 0 });
  const { code, text } = await finish(COMMANDS.conformance.replace(ADAPTER, lender.api ?? ''));
  rmSync('token.txt');
  expect(text).toContain('the API fits.');
  expect(code).toBe(0);
});
