import { attempt } from '@/lib/attempt';

/** One line of what monitoring received. */
export interface Received {
  time: string;
  release: string;
  /** The name of an event, or 'exception'. */
  name: string;
  properties: Readonly<Partial<Record<string, string>>>;
  /** Of an exception: `TypeError: is not a function`. */
  error: string;
  /** Of an exception: `/assets/app.js:1:234`, the throwing line first. */
  frames: readonly string[];
}

interface Thrown {
  typeName?: string;
  type?: string;
  message?: string;
  parsedStack?: readonly { assembly?: string }[];
}

interface Row {
  timestamp?: string;
  name?: string;
  application_Version?: string;
  customDimensions?: string;
  details?: string;
}

interface Envelope {
  time: string;
  tags?: Readonly<Record<string, string>>;
  data: { baseType: string; baseData: { name?: string; properties?: Record<string, string>; exceptions?: Thrown[] } };
}

interface Table {
  columns: readonly { name: string }[];
  rows: readonly (readonly unknown[])[];
}

/**
 * Reads envelopes as the app sends them (JSON, or a batch on each line), or the rows of a query of `customEvents` and
 * `exceptions` as `az monitor app-insights query` prints them. Leaves out metrics, page views and traces.
 * @empty undefined for anything else
 */
export function readReceived(text: string): Received[] | undefined {
  const whole = attempt(() => [JSON.parse(text) as unknown]);
  const parts =
    whole ??
    attempt(() =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    );
  return parts && attempt(() => parts.flat(2).flatMap(receivedIn));
}

function receivedIn(part: unknown): Received[] {
  if (typeof part === 'object' && part !== null && 'tables' in part)
    return (part.tables as Table[]).flatMap(({ columns, rows }) =>
      rows.flatMap((row) => ofRow(Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])) as Row)),
    );
  return ofEnvelope(part as Envelope);
}

function ofEnvelope({ time, tags = {}, data: { baseType, baseData } }: Envelope): Received[] {
  const { properties = {}, exceptions = [] } = baseData;
  const name = baseType === 'EventData' ? baseData.name : baseType === 'ExceptionData' ? 'exception' : undefined;
  return name === undefined
    ? []
    : [{ time, release: tags['ai.application.ver'] ?? '', name, properties, ...thrown(exceptions) }];
}

function ofRow({
  timestamp = '',
  name,
  application_Version: release = '',
  customDimensions,
  details,
}: Row): Received[] {
  const properties = JSON.parse(customDimensions || '{}') as Record<string, string>;
  const exceptions = JSON.parse(details || '[]') as Thrown[];
  const kind = details ? 'exception' : name;
  return kind ? [{ time: timestamp, release, name: kind, properties, ...thrown(exceptions) }] : [];
}

function thrown([first]: readonly Thrown[]): Pick<Received, 'error' | 'frames'> {
  if (first === undefined) return { error: '', frames: [] };
  const { type = '', typeName = type, message = '', parsedStack = [] } = first;
  const error = message === '' || message === typeName ? typeName : `${typeName}: ${message}`;
  return { error, frames: parsedStack.flatMap(({ assembly }) => assembly ?? []) };
}
