import { isNote, type Finding } from './findings';
import type { CallVerdict, FeatureVerdict, Verdict } from './verdict';

/** Returns the verdict as text. It holds paths of the contract, types and counts, and no value of an answer. */
export const reportOf = ({ contract, isFit, score, calls, features }: Verdict): string =>
  [
    `Conformance with contract ${contract}`,
    '',
    ...calls.flatMap(callLines),
    '',
    ...features.flatMap(featureLines),
    '',
    `${score.calls.good} of ${score.calls.of} calls fit, ${score.features.good} of ${score.features.of} features are ` +
      `lit: ${isFit ? 'the API fits.' : 'the API does not fit.'}`,
  ].join('\n');

const STATE_WIDTH = 14;
const NAME_WIDTH = 26;
const INDENT = ' '.repeat(STATE_WIDTH);

const callLines = ({ call, method, path, state, findings }: CallVerdict): string[] => [
  `${state.padEnd(STATE_WIDTH)}${call.padEnd(NAME_WIDTH)}${method} ${path}`,
  ...findings.filter((finding) => !isNote(finding)).map((finding) => `${INDENT}✗ ${lineOf(finding)}`),
  ...noteLines(findings.filter(isNote)),
];

const lineOf = ({ kind, path, detail }: Finding): string =>
  `${kind}: ${path === undefined ? detail : `${path}, ${detail}`}`;

/** One line for each kind of note. */
const noteLines = (notes: readonly Finding[]): string[] =>
  [...new Set(notes.map(({ kind }) => kind))].map((wanted) => {
    const same = notes.filter(({ kind }) => kind === wanted);
    return `${INDENT}· ${wanted}: ${same.map(({ path, detail }) => path ?? detail).join(', ')}`;
  });

const featureLines = ({ feature, title, state, lacks }: FeatureVerdict): string[] => [
  `${state.padEnd(STATE_WIDTH)}${feature.padEnd(NAME_WIDTH)}${title}`,
  ...lacks.map((lack) => `${INDENT}✗ ${lack}`),
];
