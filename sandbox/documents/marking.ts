/** Printed on every page and in every file, so that no reader takes it for a real document. */
export const SANDBOX_MARK = 'Sandbox - not a GSE document';
