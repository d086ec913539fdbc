/** Scripts of the app by their path, also those that failed to load. */
const known = new Set<string>();

const SCRIPT = /^\/assets\/[\w-]+\.(?:js|css)$/;

function note(address: string): void {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  if (SCRIPT.test(path)) known.add(path);
}

/** Notes each script as it loads: the browser lists only the first 250 requests of a page. */
export function watchScripts(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(({ name }) => note(name)));
  observer.observe({ type: 'resource', buffered: true });
}

/** The script of the page that shows documents, whose errors the app reports. */
const VIEWER = /^\/assets\/viewer-[\w-]{8}\.js$/;

/** True for a path of a script that this page has asked for, or of the viewer: any other text could be data. */
export function isOwnScript(path: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[href]');
  for (const address of [...Array.from(document.scripts, ({ src }) => src), ...Array.from(links, ({ href }) => href)])
    note(address);
  return known.has(path) || VIEWER.test(path);
}

/** A line of a stack: `at name (address:line:column)` in Chromium, `name@address:line:column` in the others. */
const FRAME =
  /^(?:\s{1,8}at (?:[^()]{1,200} \()?|[^@]{0,200}@)(https?:\/\/[^\s:/]{1,100}(?::\d{1,5})?)(\/[\w/.-]{1,200}):(\d{1,5}):(\d{1,6})\)?$/;

const MAX_STACK = 20_000;
const MAX_FRAMES = 30;

/**
 * Where in our scripts an error was thrown. Application Insights has no field for a column, so the assembly has it.
 * @param message with which Chromium begins the stack: anyone can write one that looks like a line of it
 */
export function framesOf(stack: string, message: string) {
  const start = message === '' ? -1 : stack.slice(0, message.length + 100).indexOf(message);
  const lines = stack.slice(start < 0 ? 0 : start + message.length, MAX_STACK).split('\n');
  const frames = lines.flatMap((text) => {
    const [, origin, path = '', line = '', column = ''] = FRAME.exec(text) ?? [];
    return origin === window.location.origin && isOwnScript(path) ? [{ path, line: Number(line), column }] : [];
  });
  return frames.slice(0, MAX_FRAMES).map(({ path, line, column }, level) => ({
    level,
    method: '',
    assembly: `${path}:${line}:${column}`,
    fileName: path,
    line,
  }));
}
