/** Stands on every page and in every file, so that nobody takes them for real. */
export const SANDBOX_MARK = 'Sandbox - not a GSE document';
