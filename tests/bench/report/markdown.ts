export const markdown = (headings: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
