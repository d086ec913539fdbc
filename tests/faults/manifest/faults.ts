/**
 * The effect of a fault: the call `fails`; its response is `dropped` because it is empty; or a
 * response is `received`, late or with unusual content.
 */
export type Effect = 'fails' | 'dropped' | 'received';

export const FAULT_GROUPS = ['no response', 'refused', 'broken', 'unreadable', 'empty', 'unusual'] as const;
export type FaultGroup = (typeof FAULT_GROUPS)[number];

interface Fault {
  group: FaultGroup;
  effect: Effect;
  /** The service responds with only this status. */
  status?: number;
  /** Needs a response that is a list or contains one. */
  needsList?: true;
}

const failed = (status: number, group: FaultGroup): Fault => ({ group, effect: 'fails', status });

/** Everything that can go wrong between the app and one call; docs/fault-matrix.md says what each means. */
const FAULTS = {
  offline: { group: 'no response', effect: 'fails' },
  silent: { group: 'no response', effect: 'fails' },
  slow: { group: 'no response', effect: 'received' },
  status400: failed(400, 'refused'),
  status401: failed(401, 'refused'),
  status403: failed(403, 'refused'),
  status404: failed(404, 'refused'),
  status408: failed(408, 'refused'),
  status409: failed(409, 'refused'),
  status429: failed(429, 'refused'),
  status500: failed(500, 'broken'),
  status502: failed(502, 'broken'),
  status503: failed(503, 'broken'),
  status504: failed(504, 'broken'),
  html: { group: 'unreadable', effect: 'fails' },
  truncated: { group: 'unreadable', effect: 'fails' },
  otherRoot: { group: 'unreadable', effect: 'fails' },
  errorObject: { group: 'unreadable', effect: 'fails' },
  null: { group: 'empty', effect: 'dropped' },
  emptyText: { group: 'empty', effect: 'dropped' },
  emptyObject: { group: 'empty', effect: 'dropped' },
  emptyList: { group: 'empty', effect: 'dropped' },
  gaps: { group: 'unusual', effect: 'received' },
  wrongTypes: { group: 'unusual', effect: 'received' },
  nested: { group: 'unusual', effect: 'received' },
  unknownWords: { group: 'unusual', effect: 'received' },
  repeated: { group: 'unusual', effect: 'received', needsList: true },
  manyItems: { group: 'unusual', effect: 'received', needsList: true },
} as const satisfies Record<string, Fault>;

export type FaultId = keyof typeof FAULTS;

export const FAULT_IDS = Object.keys(FAULTS) as FaultId[];

export const faultOf = (id: FaultId): Fault => FAULTS[id];
