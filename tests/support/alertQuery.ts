/** An envelope as it leaves the page. */
export interface Sent {
  data: {
    baseType: string;
    baseData: {
      name?: string;
      properties?: Readonly<Record<string, string>>;
      metrics?: readonly { name: string; value: number; count?: number }[];
    };
  };
}

type Row = Readonly<Record<string, string | number | undefined>>;

const TABLES: Readonly<Record<string, string>> = { customEvents: 'EventData', customMetrics: 'MetricData' };

/** How many rows the query of an alert returns, all of one hour. @throws Error for what our queries don't use */
export function rowsOf(query: string, envelopes: readonly Sent[]): number {
  const [table = '', ...clauses] = query.split(' | ');
  const rows = envelopes.filter(({ data }) => data.baseType === TABLES[table]).map(rowOf);
  return clauses.reduce(applied, rows).length;
}

function rowOf({ data: { baseData } }: Sent): Row {
  const { name, properties = {}, metrics: [metric] = [] } = baseData;
  return {
    name: name ?? metric?.name,
    valueSum: metric?.value,
    valueCount: metric?.count ?? 1,
    ...asFields(properties),
  };
}

const asFields = (properties: Readonly<Record<string, string>>): Row =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [`customDimensions["${name}"]`, value]));

function applied(rows: readonly Row[], clause: string): Row[] {
  const [, column, value] = /^where (\w+) == "(.+)"$/.exec(clause) ?? [];
  if (column !== undefined) return rows.filter((row) => row[column] === value);
  const [, field, how, text = ''] =
    /^where tostring\((customDimensions\["\w+"\])\) (==|startswith) "(.+)"$/.exec(clause) ?? [];
  if (field !== undefined) {
    const textOf = (row: Row): string => String(row[field] ?? '');
    return rows.filter((row) => (how === '==' ? textOf(row) === text : textOf(row).startsWith(text)));
  }
  const [, above = '', limit] = /^where (\w+) > (\d+)$/.exec(clause) ?? [];
  if (limit !== undefined) return rows.filter((row) => Number(row[above]) > Number(limit));
  const [, percentiles] = /^summarize (.+) by bin\(timestamp, 1h\)$/.exec(clause) ?? [];
  if (percentiles !== undefined) return rows.length === 0 ? [] : [summaryOf(rows, percentiles)];
  if (clause.startsWith('project ')) return [...rows];
  throw new Error(`The query has an unknown clause: ${clause}`);
}

function summaryOf(rows: readonly Row[], percentiles: string): Row {
  const values = rows.map(({ valueSum, valueCount }) => Number(valueSum) / Number(valueCount)).sort((a, b) => a - b);
  const columns = percentiles.matchAll(/(\w+) = percentile\(valueSum \/ valueCount, (\d+)\)/g);
  const ofRank = (percent: string): number | undefined =>
    values[Math.ceil((values.length * Number(percent)) / 100) - 1];
  return Object.fromEntries([...columns].map(([, name = '', percent = '']) => [name, ofRank(percent)]));
}
