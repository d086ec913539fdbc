/** The version in package.json, put in at build time. */
declare const __APP_VERSION__: string;
/** The commit it was built from, put in at build time; 'unknown' where nobody can tell. */
declare const __APP_COMMIT__: string;
