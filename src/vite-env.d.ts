/// <reference types="vite/client" />
/** The version in package.json, put in at build time. */
declare const __APP_VERSION__: string;
/** The commit of the build, set at build time; 'unknown' when it cannot be determined. */
declare const __APP_COMMIT__: string;
