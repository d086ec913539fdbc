import { test } from '@tests/e2e/fixtures';
import { orderAndChoose } from '@tests/e2e/journey';

test('the main task, from the pipeline to the origination system', async ({ page, sandbox }) => {
  await orderAndChoose(page, sandbox, '0123904471');
});
