interface Invariant {
  id: string;
  holds: string;
  /** Test files below tests/faults. */
  checkedBy: readonly string[];
}

const MATRIX = 'faultMatrix.test.ts';
const SCREENS = 'faultScreens.test.ts';
const RACES = 'races.test.ts';
const SOAK = 'soak.test.ts';

/** What holds whatever goes wrong. */
export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    holds: 'Nothing throws, nothing is written to the console, no error of ours is reported',
    checkedBy: [MATRIX, SCREENS, RACES],
  },
  {
    id: 'I2',
    holds: 'When the time limits have passed, nothing is waited for: no spinner, no skeleton, no disabled form',
    checkedBy: [MATRIX, SCREENS, RACES],
  },
  {
    id: 'I3',
    holds: 'What was known stays while a call fails or says nothing; after a 401 nothing is left',
    checkedBy: [MATRIX],
  },
  { id: 'I4', holds: 'A change leaves once for each time somebody wanted it', checkedBy: [MATRIX] },
  {
    id: 'I5',
    holds: 'Tokens and agency passwords are in no state, document, storage, address, log or file name',
    checkedBy: [MATRIX, SCREENS],
  },
  {
    id: 'I6',
    holds:
      'The session modal is there after 401 and 500 alone, once, never for the employee look-up; 401 takes the place of 500',
    checkedBy: [MATRIX, SCREENS, RACES],
  },
  {
    id: 'I7',
    holds: 'The screen has its heading, every button has a name, a modal holds the focus',
    checkedBy: [SCREENS],
  },
  {
    id: 'I8',
    holds: 'Requests go to the lender alone, with the token, and name the loan they are about',
    checkedBy: [MATRIX, SCREENS, RACES],
  },
  {
    id: 'I9',
    holds: 'History is read one at a time, five seconds or more after the answer before',
    checkedBy: [MATRIX, RACES],
  },
  {
    id: 'I10',
    holds:
      "When the fault is over, asking again (by the screen's own buttons, too) leads to where the app is without it",
    checkedBy: [MATRIX, SCREENS, 'faultConfig.test.ts'],
  },
  {
    id: 'I11',
    holds: 'A closed app leaves no timer, no listener, no request and no saga; eight hours of polling add none',
    checkedBy: [MATRIX, SOAK],
  },
  {
    id: 'I12',
    holds: 'Nothing of one loan is left under another, and what was on its way for it is called off',
    checkedBy: [MATRIX, RACES],
  },
];
