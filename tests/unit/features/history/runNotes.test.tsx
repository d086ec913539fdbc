import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import * as detailTexts from '@/features/history/detailTexts';
import { RunNote } from '@/features/history/screen/RunNote';
import { historyItem } from '@tests/fixtures/historyItem';
import { sagaStore } from '@tests/support/sagaStore';

it('asks for the notes of one render in one action', async () => {
  const wanted: string[] = [];
  const store = sagaStore({ onAction: (type) => wanted.push(type) });
  render(
    <Provider store={store}>
      {['1', '2', '3'].map((requestId) => (
        <RunNote key={requestId} run={historyItem({ requestId })} label={detailTexts.note} />
      ))}
    </Provider>,
  );
  await waitFor(() => expect(wanted).toEqual(['read/wanted']));
});
