import { ENGINES } from './engines';

/** Reports the engines that are not installed. Their tests are skipped. */
export default function reportMissing(): void {
  for (const [name, { find, packages }] of Object.entries(ENGINES))
    if (find() === undefined)
      console.warn(`Skipped: ${name} is not installed. As root: apt-get install -y ${packages}`);
}
