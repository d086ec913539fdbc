import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
// Loads the screen's chunk before the test waits for it.
import '@/app/areas/requestArea';

// @spec REQ-8
it('covers its fields and disables them while a past order fills them in', async () => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  const held = http.get('*/multi-aus/v1/requests/:id', async () => {
    await gate;
    return HttpResponse.json({ requestId: 1180010, ausRequests: [], requestBorrowers: [] });
  });
  const lender = startLender();
  renderApp('/7100118/request?again=1180010', { lender: { ...lender, handlers: [held, ...lender.handlers] } });
  const message = await screen.findByText('Filling in the order…');
  const spinner = message.closest('[role=status]') ?? expect.fail('the message is not in a spinner');
  const fields = spinner.closest('fieldset') ?? expect.fail('the spinner covers no fields');
  expect(fields).toBeDisabled();
  answer();
  await waitFor(() => expect(message).not.toBeInTheDocument());
  expect(fields).toBeEnabled();
});
