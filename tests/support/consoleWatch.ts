import { format } from 'node:util';

const unexpected: string[] = [];
let allowed: RegExp[] = [];

/** Fails a test that writes an error or a warning to the console. */
export function watchConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts);
      if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(`console.${level}: ${text}`);
    };
  }
}

/** Allows one test to log a message. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/** Fails the test that has just run if it wrote to the console. */
export function checkConsole(): void {
  const texts = unexpected.splice(0);
  allowed = [];
  if (texts.length > 0) throw new Error(texts.join('\n'));
}
