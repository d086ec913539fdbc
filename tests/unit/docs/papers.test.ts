import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const PAGES = [
  ...readdirSync('docs/papers').map((page) => `docs/papers/${page}`),
  'docs/accessibility.md',
  'docs/adoption/hosting.md',
];

describe.each(PAGES)('%s', (page) => {
  const text = read(page);
  const files = new Map(
    [...text.matchAll(/^\[(\w+)\]: ([^\s#]+)\S*$/gm)].map(([, label = '', link = '']) => [
      label,
      path.join(path.dirname(page), link),
    ]),
  );

  it('defines the labels it uses, and no others', () => {
    const used = new Set(all(text, /\[(\w+)\](?![(:])/g));
    expect([...used].sort()).toEqual([...files.keys()].sort());
  });

  it('quotes only titles and sentences that exist', () => {
    for (const [, label = '', quoted = ''] of text.matchAll(/\[(\w+)\]((?:,?\s"[^"]+")+)/g)) {
      const code = read(files.get(label) ?? '');
      for (const words of all(quoted, /"([^"]+)"/g)) expect(code, label).toContain(words.replaceAll(/\s+/g, ' '));
    }
  });
});

const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

it('the statement on AI lists every package that ships', () => {
  const [, list = ''] = /a client of\s+one:\s+([^.]+)\./.exec(read('docs/papers/no-ai-no-decisions.md')) ?? [];
  expect(list.split(/,\s+/).sort()).toEqual(Object.keys(dependencies).sort());
});

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** Words in the names of packages that run a model or call one. */
const MODEL =
  /\b(?:ai|llm|gpt|genai|openai|anthropic|mistralai|cohere|ollama|langchain|huggingface|transformers|webllm|tensorflow|tfjs|onnx|onnxruntime|torch|brain|synaptic|mediapipe|ml[0-9]?)\b/;
/** The browser's own models. */
const BROWSER_MODEL =
  /\bLanguageModel\b|\bSummarizer\b|\bnavigator\.ml\b|\bwindow\.ai\b|SpeechRecognition|\bself\.ai\b/;

it('no package that ships, nor one that it needs, is a model or a client of one', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const shipped = Object.entries(packages)
    .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
    .map(([at]) => at.replace(/^.*node_modules\//, ''));
  expect(shipped).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(shipped.filter((name) => MODEL.test(name.replaceAll('_', '-')))).toEqual([]);
});

it('no code asks a model of the browser', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.[jt]sx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => BROWSER_MODEL.test(read(path.join('src', file))))).toEqual([]);
});
