import { readdirSync, readFileSync } from 'node:fs';

export interface SourceFile {
  readonly path: string;
  /** How the page names the file: the shortest end of its path that no other file has, without the extension. */
  readonly label: string;
  readonly code: string;
}

/** Returns the code of the product and its test files, by path. */
export function sourceFiles(): SourceFile[] {
  const paths = [...pathsIn('src', /\.tsx?$/), ...pathsIn('tests', /\.test\.tsx?$/)];
  const ends = paths.flatMap(endsOf);
  return paths.map((path) => ({
    path,
    label: endsOf(path).find((end) => ends.indexOf(end) === ends.lastIndexOf(end)) ?? path,
    code: readFileSync(path, 'utf8'),
  }));
}

export const isTest = ({ label }: SourceFile): boolean => label.endsWith('.test');

const pathsIn = (folder: string, names: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

/** Returns the ends of a path without its extension, the shortest first. */
function endsOf(path: string): string[] {
  const parts = path.replace(/\.\w+$/, '').split('/');
  return parts.map((_, index) => parts.slice(-1 - index).join('/'));
}
