import { PERSONAS } from './personas';
import type { Sandbox } from './server';

interface Announced {
  sandbox: Sandbox;
  appOrigin: string;
  withApp: boolean;
}

/** Returns the text that the terminal shows after the start. */
export function announcement({ sandbox: { origin, lender, parentOrigin }, appOrigin, withApp }: Announced): string {
  const [first] = lender.loans();
  const lines = [
    ['Start here', `${origin}/los/`],
    ...(withApp && first ? [['First loan', `${appOrigin}/${first.loanId}`]] : []),
    ...(parentOrigin === undefined ? [] : [['In a frame', `${parentOrigin}/`]]),
    ['Faults, reset', `${origin}/control`],
    ['Telemetry', `${origin}/telemetry`],
    ...PERSONAS.map(({ id, may }, index) => [index === 0 ? 'Sign in as' : '', `${id.padEnd(14)} ${may}`]),
  ];
  const body = lines.map(([label = '', text = '']) => `  ${label.padEnd(14)} ${text}`);
  return ['', '  The sandbox lender is running; all of it is fictional. Ctrl+C stops it.', '', ...body, ''].join('\n');
}
