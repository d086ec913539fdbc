/**
 * What a fault comes to: the call `fails`; its answer is `dropped`, because there is nothing in it (specification §5); or an answer
 * `arrives`, late or odd.
 */
export type Effect = 'fails' | 'dropped' | 'arrives';

export const FAULT_GROUPS = ['no answer', 'refused', 'broken', 'unreadable', 'empty', 'odd'] as const;
export type FaultGroup = (typeof FAULT_GROUPS)[number];

interface Fault {
  group: FaultGroup;
  /** For the published table. */
  means: string;
  effect: Effect;
  /** The service answers with nothing but this status. */
  status?: number;
  /** Needs an answer that is a list or holds one. */
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
  offline: { group: 'no answer', means: 'the connection is down', effect: 'fails' },
  silent: { group: 'no answer', means: 'the work is done, the answer never comes', effect: 'fails' },
  slow: { group: 'no answer', means: 'the answer takes 10 seconds', effect: 'arrives' },
  status400: failed(400, 'refused', 'the service finds the request wrong'),
  status401: failed(401, 'refused', 'the session has ended'),
  status403: failed(403, 'refused', 'it is not allowed'),
  status404: failed(404, 'refused', 'it is not known'),
  status408: failed(408, 'refused', 'the request took too long to arrive'),
  status409: failed(409, 'refused', 'it collides with something else'),
  status429: failed(429, 'refused', 'there were too many requests'),
  status500: failed(500, 'broken', 'the service broke, and gives a tracking number'),
  status502: failed(502, 'broken', 'the gateway could not reach the service'),
  status503: failed(503, 'broken', 'the service is down'),
  status504: failed(504, 'broken', 'the work is done, the gateway gave up waiting for it'),
  html: { group: 'unreadable', means: 'a web page, with status 200', effect: 'fails' },
  truncated: { group: 'unreadable', means: 'half of the answer', effect: 'fails' },
  otherRoot: { group: 'unreadable', means: 'a list for an object, an object for a list', effect: 'fails' },
  null: { group: 'empty', means: '`null`', effect: 'dropped' },
  emptyText: { group: 'empty', means: "`''`", effect: 'dropped' },
  emptyObject: { group: 'empty', means: '`{}`', effect: 'dropped' },
  emptyList: { group: 'empty', means: '`[]`; a value where a list was agreed', effect: 'dropped' },
  gaps: { group: 'odd', means: 'every field but the ids is null', effect: 'arrives' },
  wrongTypes: { group: 'odd', means: 'numbers for texts, texts for numbers and flags, all alike', effect: 'arrives' },
  nested: { group: 'odd', means: 'objects for values, ids included', effect: 'arrives' },
  unknownWords: { group: 'odd', means: 'words and dates that nobody knows', effect: 'arrives' },
  repeated: { group: 'odd', means: 'every item twice', effect: 'arrives', needsList: true },
  manyItems: { group: 'odd', means: '5,000 items', effect: 'arrives', needsList: true },
} as const satisfies Record<string, Fault>;

export type FaultId = keyof typeof FAULTS;

export const FAULT_IDS = Object.keys(FAULTS) as FaultId[];

export const faultOf = (id: FaultId): Fault => FAULTS[id];
