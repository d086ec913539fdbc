/** Ends the task, so that the browser can handle input before the caller goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
