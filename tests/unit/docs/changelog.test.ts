import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseChangelog, versionProblem } from '@tools/release/changelog';

const INTRO = '# Changelog\n\nAll notable changes.\n';
const FIRST = '## [0.1.0] - 2026-01-02\n\n- The first entry.\n';
const changelogWith = (entries: string): string => `${INTRO}\n## [Unreleased]\n${entries}\n${FIRST}`;

describe('a version to release', () => {
  it.each([
    ['0.1.1', '0.1.0'],
    ['0.10.0', '0.9.9'],
    ['1.0.0', '0.12.3'],
    ['10.0.0', '9.0.0'],
  ])('may be %s after %s', (version, current) => {
    expect(versionProblem(version, current)).toBeUndefined();
  });

  it.each(['0.1.0', '0.0.9'])('may not be %s after 0.1.0', (version) => {
    expect(versionProblem(version, '0.1.0')).toBe(`${version} is not newer than the current version, 0.1.0`);
  });

  it.each(['', 'v0.2.0', '0.2', '0.02.0', '0.2.0-beta.1', '0.2.0 ', 'minor', '0.2.0; rm'])(
    'may not be "%s"',
    (version) => {
      expect(versionProblem(version, '0.1.0')).toBe(`"${version}" is no version such as 1.2.3`);
    },
  );
});

describe('the changelog of a release', () => {
  it('moves the entries to the version and leaves Unreleased empty', () => {
    expect(releaseChangelog(changelogWith('\n### Added\n\n- An entry.\n'), '0.2.0', '2026-03-04')).toBe(
      `${INTRO}\n## [Unreleased]\n\n## [0.2.0] - 2026-03-04\n\n### Added\n\n- An entry.\n\n${FIRST}`,
    );
  });

  it('moves the entries of a first release', () => {
    expect(releaseChangelog(`${INTRO}\n## [Unreleased]\n\n- An entry.\n`, '0.1.0', '2026-03-04')).toBe(
      `${INTRO}\n## [Unreleased]\n\n## [0.1.0] - 2026-03-04\n\n- An entry.\n`,
    );
  });

  it('requires an Unreleased section', () => {
    expect(() => releaseChangelog(`${INTRO}\n${FIRST}`, '0.2.0', '2026-03-04')).toThrow(
      'CHANGELOG.md has no line "## [Unreleased]"',
    );
  });

  it.each(['', '\n### Added\n'])('requires an entry below Unreleased, not "%s"', (entries) => {
    expect(() => releaseChangelog(changelogWith(entries), '0.2.0', '2026-03-04')).toThrow(
      'CHANGELOG.md lists nothing below Unreleased',
    );
  });

  it('lists no version twice', () => {
    expect(() => releaseChangelog(changelogWith('\n- An entry.\n'), '0.1.0', '2026-03-04')).toThrow(
      'CHANGELOG.md lists 0.1.0 already',
    );
  });
});

it('CHANGELOG.md has a section of the current version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'));
});
