import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as { engines: { node: string }; prettier: { printWidth: number } };

/** The major versions of Node in a range such as `^20.19.0 || >=24.0.0`. */
const majors = [...manifest.engines.node.matchAll(/(?:\^|>=)(\d+)/g)].map(([, major = '']) => major);

describe('the file names', () => {
  const names = ['src', 'sandbox', 'tests', 'tools', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replace(/\.tsx?$/, '')}`),
  );

  it('differ by more than case, because macOS and Windows would import the wrong one', () => {
    expect(names).not.toEqual([]);
    const lowercase = names.map((name) => name.toLowerCase());
    expect(names.filter((_, index) => lowercase.indexOf(lowercase[index] ?? '') !== index)).toEqual([]);
  });
});

describe('.nvmrc', () => {
  it('names a version that package.json allows', () => {
    expect(majors).toContain(read('.nvmrc').trim());
  });
});

describe('.editorconfig', () => {
  it('has the line length of Prettier', () => {
    expect(read('.editorconfig')).toContain(`max_line_length = ${manifest.prettier.printWidth}\n`);
  });
});

describe('the hosted CI', () => {
  const workflow = read('.github/workflows/ci.yml');

  it('runs each major version of Node that package.json allows', () => {
    const [, versions = ''] = /node: \[([\d, ]+)\]/.exec(workflow) ?? [];
    expect(versions.split(', ')).toEqual(majors);
  });

  it('installs the packages that .ci/run installs', () => {
    const [, packages] = /^packages=\((.+)\)$/m.exec(read('.ci/run')) ?? [];
    expect(packages).toMatch(/\w/);
    expect(workflow).toContain(`apt-get install -y ${packages}\n`);
  });

  it('may only read the repository, and leaves no credentials to its steps', () => {
    expect([...workflow.matchAll(/^ *permissions:(?:\n +[\w-]+: \w+)+/gm)].map(([text]) => text)).toEqual([
      'permissions:\n  contents: read',
    ]);
    const checkouts = workflow.split('uses: actions/checkout@').slice(1);
    expect(checkouts).not.toEqual([]);
    for (const checkout of checkouts) expect(checkout).toMatch(/^.+\n +with:\n +persist-credentials: false\n/);
    expect(workflow).not.toContain('secrets.');
  });

  it('pins each action by its commit and names the version', () => {
    const actions = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
