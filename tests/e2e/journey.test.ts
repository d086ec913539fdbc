import { test } from './fixtures';
import { orderAndChoose } from './journey';

// @spec NAV-36, API-20
test('orders DU and LPA, follows them and opens the findings', async ({ page, sandbox }) => {
  await orderAndChoose(page, sandbox, '0123904471');
});
