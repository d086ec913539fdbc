import { describe, expect, it } from 'vitest';
import type { OrderPart } from '@/features/request/rules/orderReads';
import {
  businessChannelChanged,
  orderDataSlice,
  partFailed,
  partReceived,
  partWanted,
  requestOpened,
  requestsSeen,
  tableHeadersChanged,
} from '@/features/request/state/orderDataSlice';
import type { Failure } from '@/lib/failure';
import { typeData } from '@tests/fixtures/order';

const { reducer, getInitialState } = orderDataSlice;
type Action = Parameters<typeof reducer>[1];
const after = (...actions: Action[]) => actions.reduce(reducer, getInitialState());

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
  it.each<{ part: OrderPart; received: Action[]; value: unknown }>([
    {
      part: 'requestTypes',
      received: [[], TYPES.slice()].map((answer) => partReceived({ part: 'requestTypes', answer })),
      value: TYPES.slice(),
    },
    ...(['du', 'lp', 'lp_thru_cal'] as const).map((part) => ({
      part,
      received: ['first', 'second'].map((identifier) => partReceived({ part, answer: typeData({ identifier }) })),
      value: typeData({ identifier: 'second' }),
    })),
  ])('replaces $part and keeps the other parts', ({ part, received, value }) => {
    const { parts } = after(...received);
    expect(parts[part]).toEqual({ status: 'ready', value, failure: undefined });
    expect({ ...parts, [part]: getInitialState().parts[part] }).toEqual(getInitialState().parts);
  });

  // @spec DAT-18, REQ-27
  it('replaces the table headers and the channel', () => {
    const first = [tableHeadersChanged(['aus']), businessChannelChanged(6)];
    const state = after(...first, tableHeadersChanged(['aus', 'identifier']), businessChannelChanged(-2));
    expect(state).toEqual({ ...getInitialState(), requestTableHeaders: ['aus', 'identifier'], businessChannel: -2 });
  });

  it('loads a part, passes on a failure, and keeps the last value', () => {
    const known = partReceived({ part: 'du', answer: typeData() });
    expect(after(partWanted('du')).parts.du).toMatchObject({ status: 'loading', value: undefined });
    expect(after(known, partWanted('du')).parts.du).toMatchObject({
      status: 'loading',
      value: typeData(),
    });
    const failed = after(known, partFailed({ part: 'du', failure: FAILURE }));
    expect(failed.parts.du).toEqual({ status: 'failed', value: typeData(), failure: FAILURE });
    expect(failed.parts.lp.failure).toBeUndefined();
  });

  it('drops an empty response', () => {
    const known = partReceived({ part: 'du', answer: typeData() });
    const emptied = after(known, partReceived({ part: 'du', answer: undefined }));
    expect(emptied.parts.du).toMatchObject({ status: 'ready', value: typeData() });
  });

  it('forgets seen requests when the screen is opened again', () => {
    const opened = requestOpened(7);
    expect(after(requestsSeen(['12']))).toMatchObject({ seenRequestIds: ['12'] });
    expect(after(requestsSeen(['12']), opened)).toMatchObject({ openedAt: 7, seenRequestIds: null });
  });
});
