const check = (name, ...command) => ({ name, command });

/** Of the whole project, because a change can break what it doesn't touch. */
export const types = check('types', 'node', 'node_modules/typescript-7/bin/tsc', '-p', '.');
export const unused = check('unused code', ...['npx', 'knip', '--files', '--dependencies', '--exports', '--cycles']);

/** Returns the checks that look at each file by itself. Oxlint has the rules that need types. */
export const checksOf = (code, all) => ({
  format: check('format', ...['npx', 'prettier', '--check', '--ignore-unknown'], ...all),
  lint: check(
    'lint',
    ...['npx', 'eslint', '--config', '.eslintrc.cjs', '--max-warnings', '0', '--no-warn-ignored'],
    ...code,
  ),
  typedLint: check(
    'lint with types',
    ...['npx', 'oxlint', '--config', 'tools/checks/typed.oxlint.json', '--type-aware'],
    ...code,
  ),
});
