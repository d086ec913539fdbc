import { beforeAll, describe, expect, it } from 'vitest';
import { loadArea } from '@/app/loadArea';
import { rootReducer } from '@/app/store';
import { requestOpened, requestsSeen } from '@/features/request/state/requestScreenSlice';
import { businessChannelChanged } from '@/features/request/state/requestSetupSlice';
import type { Failure } from '@/lib/failure';
import { readAnswered, readAsked, readFailed } from '@/reads/readState';
import { typeData } from '@tests/fixtures/order';

beforeAll(() => loadArea('request'));

type Action = Parameters<typeof rootReducer>[1];
const after = (...actions: Action[]) => actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
const setup = (...actions: Action[]) => after(...actions).requestSetup;

const FAILURE: Failure = { kind: 'http', call: 'requestTypeData', status: 503 };
const TYPES = [
  {
    displayName: null,
    shortName: null,
    ausOptionId: 'du',
    sequence: 1,
    isEnabled: true,
    disabledReason: null,
    isMultiAusAllowed: true,
  } as const,
];

describe('request setup', () => {
  // @spec DAT-18, REQ-27
  it.each<{
    name: 'requestTypes' | 'duRequest' | 'lpRequest' | 'lpThruCalRequest';
    received: Action[];
    value: unknown;
  }>([
    {
      name: 'requestTypes',
      received: [[], TYPES.slice()].map((answer) => readAnswered({ name: 'requestTypes', answer })),
      value: TYPES.slice(),
    },
    ...(['duRequest', 'lpRequest', 'lpThruCalRequest'] as const).map((name) => ({
      name,
      received: ['first', 'second'].map((identifier) => readAnswered({ name, answer: typeData({ identifier }) })),
      value: typeData({ identifier: 'second' }),
    })),
  ])('replaces $name and keeps the other parts', ({ name, received, value }) => {
    const now = setup(...received);
    expect(now[name]).toEqual({ status: 'ready', value, failure: undefined });
    expect({ ...now, [name]: setup()[name] }).toEqual(setup());
  });

  // @spec DAT-18, REQ-27
  it('replaces the channel', () => {
    const now = setup(businessChannelChanged(6), businessChannelChanged(-2));
    expect(now).toEqual({ ...setup(), businessChannel: -2 });
  });

  it('loads a part, passes on a failure, and keeps the last value', () => {
    const known = readAnswered({ name: 'duRequest', answer: typeData() });
    const asked = readAsked([{ name: 'duRequest' }]);
    expect(setup(asked).duRequest).toMatchObject({ status: 'loading', value: undefined });
    expect(setup(known, asked).duRequest).toMatchObject({ status: 'loading', value: typeData() });
    const failed = setup(known, readFailed({ name: 'duRequest', failure: FAILURE }));
    expect(failed.duRequest).toEqual({ status: 'failed', value: typeData(), failure: FAILURE });
    expect(failed.lpRequest.failure).toBeUndefined();
  });

  it('drops an empty response', () => {
    const known = readAnswered({ name: 'duRequest', answer: typeData() });
    const emptied = setup(known, readAnswered({ name: 'duRequest', answer: undefined }));
    expect(emptied.duRequest).toMatchObject({ status: 'ready', value: typeData() });
  });
});

it('forgets seen requests when the screen is opened again', () => {
  expect(after(requestsSeen(['12'])).requestScreen).toMatchObject({ seenRequestIds: ['12'] });
  expect(after(requestsSeen(['12']), requestOpened(7)).requestScreen).toMatchObject({
    openedAt: 7,
    seenRequestIds: null,
  });
});
