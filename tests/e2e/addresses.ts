/** The production build, served as `npm run preview` does, with a sandbox of its own. */
export const PRODUCTION = { appPort: 47173, sandboxPort: 47400 };
/** What `npm start` runs: the development server and the sandbox in one process. */
export const DEVELOPMENT = { appPort: 47174, sandboxPort: 47401 };

export const originOf = (port: number): string => `http://localhost:${port}`;
