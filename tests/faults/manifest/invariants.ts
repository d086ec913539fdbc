interface Invariant {
  id: string;
  holds: string;
  /** Test files in tests/faults. */
  checkedBy: readonly string[];
}

const MATRIX = 'faultMatrix.test.ts';
const SCREENS = 'faultScreens.test.ts';
const TRUTH = 'truth.test.ts';
const RACES = 'races.test.ts';
const SOAK = 'soak.test.ts';

/** The rules that hold whatever goes wrong. */
export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    holds: 'Nothing throws, the console stays empty, and no bug of the app is reported',
    checkedBy: [MATRIX, SCREENS, RACES],
  },
  {
    id: 'I2',
    holds: 'After the time limits, nothing is pending: no spinner, no skeleton, no disabled form',
    checkedBy: [MATRIX, SCREENS, RACES],
  },
  {
    id: 'I3',
    holds: 'Loaded data stays while a call fails or its response is empty; after a 401 no data remains',
    checkedBy: [MATRIX],
  },
  { id: 'I4', holds: 'A change is sent once each time the user makes it', checkedBy: [MATRIX] },
  {
    id: 'I5',
    holds: 'Tokens and agency passwords are in no state, document, storage, address, log or file name',
    checkedBy: [MATRIX, SCREENS],
  },
  {
    id: 'I6',
    holds: 'The session modal opens only after 401 and 500, once, never for the employee lookup; 401 replaces 500',
    checkedBy: [MATRIX, SCREENS, RACES],
  },
  {
    id: 'I7',
    holds: 'The screen has its heading, every button has a name, a modal traps the focus',
    checkedBy: [SCREENS],
  },
  {
    id: 'I8',
    holds: 'Requests go only to the lender, with the token and their loan',
    checkedBy: [MATRIX, SCREENS, RACES],
  },
  {
    id: 'I9',
    holds: 'History is read one at a time, at least five seconds after the previous response',
    checkedBy: [MATRIX, RACES],
  },
  {
    id: 'I10',
    holds: "After the fault, a retry (also by the screen's buttons) leads to the same state as without it",
    checkedBy: [MATRIX, SCREENS, 'faultConfig.test.ts'],
  },
  {
    id: 'I11',
    holds: 'A closed app leaves no timer, no listener, no request and no saga; eight hours of polling add none',
    checkedBy: [MATRIX, SOAK],
  },
  {
    id: 'I12',
    holds: 'No data of one loan remains under another, and its pending requests are aborted',
    checkedBy: [MATRIX, RACES],
  },
  {
    id: 'I13',
    holds:
      "The screen says of an order, an acknowledgement and a selection what the lender's books say, or that it can't read them",
    checkedBy: [TRUTH],
  },
  { id: 'I14', holds: 'The journal has an order before the lender does', checkedBy: [TRUTH] },
];
