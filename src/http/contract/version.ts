/**
 * The version of the contract (semver): major when the app needs more of an API than before, minor when it can use
 * more, patch when only texts change.
 */
export const CONTRACT_VERSION = '1.5.0';
