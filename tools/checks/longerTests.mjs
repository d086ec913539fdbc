/**
 * The folders of tests that `npm run test:rest` runs, because they take minutes: rarer cases of the screens, the
 * faults, which open the app hundreds of times, the release and the conformance kit.
 */
export const LONGER = ['cases', 'faults', 'release', 'conformance'];
