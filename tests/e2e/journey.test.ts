import { test } from './fixtures';
import { orderAndChoose } from './journey';

// @source Specification §2: "Loan Decision carries source=aus"
// @source Specification §7: "opened as PDF in a new window"
test('orders DU and LPA, follows them and opens the findings', async ({ page, sandbox }) => {
  await orderAndChoose(page, sandbox, '0123904471');
});
