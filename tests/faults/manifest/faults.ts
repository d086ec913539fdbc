/**
 * The effect of a fault: the call `fails`; its response is `dropped` because it is empty; or a
 * response is `received`, late or with unusual content.
 */
export type Effect = 'fails' | 'dropped' | 'received';

export const FAULT_GROUPS = ['no response', 'refused', 'broken', 'unreadable', 'empty', 'unusual'] as const;
export type FaultGroup = (typeof FAULT_GROUPS)[number];

interface Fault {
  group: FaultGroup;
  /** Text for the published table. */
  means: string;
  effect: Effect;
  /** The service responds with only this status. */
  status?: number;
  /** Needs a response that is a list or contains one. */
  needsList?: true;
}

const failed = (status: number, group: FaultGroup, means: string): Fault => ({
  group,
  means,
  effect: 'fails',
  status,
});

/** Everything that can go wrong between the app and one call. */
const FAULTS = {
  offline: { group: 'no response', means: 'the connection is down', effect: 'fails' },
  silent: { group: 'no response', means: 'the service does the work, but never responds', effect: 'fails' },
  slow: { group: 'no response', means: 'the response takes 10 seconds', effect: 'received' },
  status400: failed(400, 'refused', 'the service rejects the request as invalid'),
  status401: failed(401, 'refused', 'the session has ended'),
  status403: failed(403, 'refused', 'the user lacks permission'),
  status404: failed(404, 'refused', 'the service does not know the resource'),
  status408: failed(408, 'refused', 'the service timed out while it received the request'),
  status409: failed(409, 'refused', 'the request conflicts with another'),
  status429: failed(429, 'refused', 'the client sent too many requests'),
  status500: failed(500, 'broken', 'the service failed and returns a tracking number'),
  status502: failed(502, 'broken', 'the gateway could not reach the service'),
  status503: failed(503, 'broken', 'the service is down'),
  status504: failed(504, 'broken', 'the service does the work, but the gateway times out'),
  html: { group: 'unreadable', means: 'an HTML page with status 200', effect: 'fails' },
  truncated: { group: 'unreadable', means: 'half of the response', effect: 'fails' },
  otherRoot: {
    group: 'unreadable',
    means: 'a list instead of an object, or an object instead of a list',
    effect: 'fails',
  },
  errorObject: { group: 'unreadable', means: 'an error in words with status 200', effect: 'fails' },
  null: { group: 'empty', means: '`null`', effect: 'dropped' },
  emptyText: { group: 'empty', means: "`''`", effect: 'dropped' },
  emptyObject: { group: 'empty', means: '`{}`', effect: 'dropped' },
  emptyList: { group: 'empty', means: '`[]`; a valid value where the contract has a list', effect: 'dropped' },
  gaps: { group: 'unusual', means: 'every field except the ids is null', effect: 'received' },
  wrongTypes: {
    group: 'unusual',
    means: 'numbers instead of texts, texts instead of numbers and flags, all the same',
    effect: 'received',
  },
  nested: { group: 'unusual', means: 'objects instead of values, ids included', effect: 'received' },
  unknownWords: { group: 'unusual', means: 'unknown words and unreadable dates', effect: 'received' },
  repeated: { group: 'unusual', means: 'every item twice', effect: 'received', needsList: true },
  manyItems: { group: 'unusual', means: '5,000 items', effect: 'received', needsList: true },
} as const satisfies Record<string, Fault>;

export type FaultId = keyof typeof FAULTS;

export const FAULT_IDS = Object.keys(FAULTS) as FaultId[];

export const faultOf = (id: FaultId): Fault => FAULTS[id];
