import tokens from '@/ui/tokens.css?raw';

type LightAndDark = Readonly<Record<'LIGHT' | 'DARK', string>>;

/** The color tokens of tokens.css by their names. */
export const COLORS: Readonly<Record<string, LightAndDark>> = Object.fromEntries(
  [...tokens.matchAll(/--([\w-]+): light-dark\((.+), (.+)\);/g)].map(([, name = '', LIGHT = '', DARK = '']) => [
    name,
    { LIGHT, DARK },
  ]),
);
