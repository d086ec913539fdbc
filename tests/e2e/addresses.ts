const port = (variable: string, usual: number): number => Number(process.env[variable] ?? usual);

/** The production build, served as `npm run preview` does, with a sandbox of its own; the variables let two runs share a machine. */
export const PRODUCTION = { appPort: port('E2E_APP_PORT', 47173), sandboxPort: port('E2E_SANDBOX_PORT', 47400) };
/** What `npm start` runs: the development server and the sandbox in one process. */
export const DEVELOPMENT = { appPort: 47174, sandboxPort: 47401 };

export const originOf = (at: number): string => `http://localhost:${at}`;
