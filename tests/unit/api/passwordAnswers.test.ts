import axios from 'axios';
import { expect, it } from 'vitest';
import { callOf } from '@/app/createApi';
import { createSend } from '@/http/send';
import { testConfig } from '@tests/support/testConfig';

/** A send over an adapter that answers every call with the same text. */
const sendAnswering = (answer: object) =>
  createSend({
    http: axios.create({
      responseType: 'json',
      adapter: (config) =>
        Promise.resolve({ data: JSON.stringify(answer), status: 200, statusText: 'OK', headers: {}, config }),
    }),
    api: { ...testConfig().API_CONFIG, ACCEPTS_IF_NONE_MATCH: true },
    callOf,
    released: () => Promise.resolve(),
    onFailure: () => expect.fail('it was answered'),
    onUnread: () => expect.fail('every item is right'),
  });

const { signal } = new AbortController();

it('an answer with passwords is not remembered: a second one is parsed again', async () => {
  const send = sendAnswering({ creditAgencies: [{ creditAgencyId: 5901, passphrase: 'opensesame' }] });
  const read = () => send('creditAgencies', { params: { channelId: 1, ausRequestTypeId: 2 } }, signal);
  const first = await read();
  const second = await read();
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
});

it('any other is remembered', async () => {
  const send = sendAnswering({ creditAgencyId: [5901] });
  const read = () => send('userAgencies', { params: {} }, signal);
  const first = await read();
  expect(await read()).toBe(first);
});
