const UNRELEASED = '## [Unreleased]';
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/**
 * Returns why a version can't follow the current one, or undefined if it can.
 *
 * @shape `major.minor.patch`
 */
export function versionProblem(version: string, current: string): string | undefined {
  if (!VERSION.test(version)) return `"${version}" is no version such as 1.2.3`;
  const isNewer = version.localeCompare(current, 'en', { numeric: true }) > 0;
  return isNewer ? undefined : `${version} is not newer than the current version, ${current}`;
}

/**
 * Moves the entries below Unreleased to a section of the version.
 *
 * @param date yyyy-MM-dd
 * @throws Error if there is nothing to release, or if the version has a section already
 */
export function releaseChangelog(text: string, version: string, date: string): string {
  const lines = text.split('\n');
  const start = lines.indexOf(UNRELEASED);
  if (start === -1) throw new Error(`CHANGELOG.md has no line "${UNRELEASED}"`);
  if (lines.some((line) => line.startsWith(`## [${version}]`)))
    throw new Error(`CHANGELOG.md lists ${version} already`);
  const rest = lines.slice(start + 1);
  const next = rest.findIndex((line) => line.startsWith('## '));
  const entries = next === -1 ? rest : rest.slice(0, next);
  if (!entries.some((line) => line.startsWith('- '))) throw new Error('CHANGELOG.md lists nothing below Unreleased');
  return [...lines.slice(0, start + 1), '', `## [${version}] - ${date}`, ...rest].join('\n');
}
