/** Returns the contrast ratio of WCAG 2.2, from 1 to 21, of two colors in the form #rrggbb. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the color that results from painting `share` of a color, 0 to 1, over a ground. */
export function mix(color: string, ground: string, share: number): string {
  const under = channels(ground);
  const mixed = channels(color).map((channel, at) => share * channel + (1 - share) * (under[at] ?? 0));
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const channels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
