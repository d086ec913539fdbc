const SHAPES = {
  DU: { token: 'du', d: 'M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0' },
  LPA: { token: 'lpa', d: 'M-4.5-4.5h9v9h-9z' },
  'LPA-C': { token: 'lpac', d: 'M0-5.5 5.5 4.5h-11z' },
} as const;
const OTHER = { token: 'credit', d: 'M0-5.5 5.5 0 0 5.5-5.5 0z' } as const;

/** Each system has its own shape and color, so that neither alone carries the meaning. */
export function markOf(service: string): { d: string; color: string } {
  const { d, token } = service in SHAPES ? SHAPES[service as keyof typeof SHAPES] : OTHER;
  return { d, color: `var(--plot-${token})` };
}
