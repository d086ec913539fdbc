export interface Bar {
  label: string;
  value: number;
  kind: 'product' | 'floor' | 'peer' | 'reference';
}

const [WIDTH, ROW, TOP, LEFT, RIGHT] = [760, 28, 44, 250, 90];

/** Draws horizontal bars as an SVG that follows the user's light or dark preference. */
export function barChart(title: string, unit: string, bars: readonly Bar[]): string {
  const drawn = bars.filter(({ value }) => Number.isFinite(value));
  const most = Math.max(...drawn.map(({ value }) => value));
  const rows = drawn.map(({ label, value, kind }, index) => {
    const y = TOP + index * ROW;
    const width = Math.max(1, Math.round((value / most) * (WIDTH - LEFT - RIGHT)));
    return (
      `<text x="${LEFT - 10}" y="${y + 15}" text-anchor="end">${escaped(label)}</text>` +
      `<rect class="${kind}" x="${LEFT}" y="${y + 2}" width="${width}" height="${ROW - 10}" rx="2"/>` +
      `<text x="${LEFT + width + 8}" y="${y + 15}">${value < 20 ? value.toFixed(1) : value.toFixed(0)} ${unit}</text>`
    );
  });
  const height = TOP + drawn.length * ROW + 8;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">` +
    `<style>${STYLE}</style><text class="title" x="0" y="22">${escaped(title)}</text>${rows.join('')}</svg>\n`
  );
}

const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#1b2733}.title{font-weight:600;font-size:15px}.product{fill:#0b5cad}' +
  '.floor{fill:#2e7d4f}.peer{fill:#b4690e}.reference{fill:#8a96a5}' +
  '@media(prefers-color-scheme:dark){text{fill:#e7ecf2}.product{fill:#7db8f7}.floor{fill:#7fd0a0}.peer{fill:#f0b465}}';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
