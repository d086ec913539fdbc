import { test } from '@tests/e2e/fixtures';
import { orderAndChoose } from '@tests/e2e/journey';

test('the same job on what npm start opens', async ({ page, sandbox }) => {
  await orderAndChoose(page, sandbox, '0123904471');
});
