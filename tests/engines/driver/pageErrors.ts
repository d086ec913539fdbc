interface Answer {
  value: unknown;
  errors: string[];
}

/**
 * Collects the errors and warnings that pages write to the console, and the exceptions they throw. WebDriver doesn't
 * forward the console. Each script therefore installs a listener in the page, unless one is there, and returns what the
 * listener recorded. Policy violations from before the first script are included; exceptions from before it are not.
 */
export function listenInPages(run: (script: string, args: unknown) => Promise<unknown>) {
  const heard: string[] = [];
  return {
    heard,
    run: async (script: string, args: unknown): Promise<unknown> => {
      // A page that is navigating away returns null.
      const { value, errors } = ((await run(withListener(script), args)) ?? { value: null, errors: [] }) as Answer;
      heard.push(...errors);
      return value;
    },
  };
}

const withListener = (script: string): string => `
  const heard = (window.heardErrors ??= (() => {
    const list = [];
    addEventListener('error', ({ message }) => list.push(message));
    addEventListener('unhandledrejection', ({ reason }) => list.push(String(reason)));
    new ReportingObserver((reports) => list.push(...reports.map(({ body }) => JSON.stringify(body))), { buffered: true })
      .observe();
    for (const level of ['error', 'warn']) {
      const write = console[level];
      console[level] = (...words) => {
        list.push(words.join(' '));
        write.apply(console, words);
      };
    }
    return list;
  })());
  const value = (function () { ${script} }).apply(null, arguments);
  return { value, errors: heard.splice(0) };`;
