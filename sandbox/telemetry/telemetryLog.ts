/** One telemetry item from the browser. Types only the fields that the page shows. */
export interface Envelope {
  name?: string;
  time?: string;
  data?: { baseType?: string; baseData?: Record<string, unknown> };
}

/** The response of the ingestion service. */
export interface Receipt {
  itemsReceived: number;
  itemsAccepted: number;
  errors: { index: number; statusCode: number; message: string }[];
}

export type TelemetryLog = ReturnType<typeof createTelemetryLog>;

const CAPACITY = 200;

export function createTelemetryLog() {
  let envelopes: readonly Envelope[] = [];
  return {
    /** Accepts one JSON envelope, an array of them, or one per line. */
    accept: (body: string): Receipt => {
      const items = itemsOf(body);
      const accepted = items.filter(isEnvelope);
      envelopes = [...envelopes, ...accepted].slice(-CAPACITY);
      return {
        itemsReceived: items.length,
        itemsAccepted: accepted.length,
        errors: items.flatMap((item, index) =>
          isEnvelope(item) ? [] : [{ index, statusCode: 400, message: 'Not a telemetry envelope' }],
        ),
      };
    },
    /** Returns the latest envelopes, oldest first. */
    list: () => envelopes,
    clear: () => {
      envelopes = [];
    },
  };
}

function itemsOf(body: string): readonly unknown[] {
  const whole = parse(body);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  return body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parse);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isEnvelope = (item: unknown): item is Envelope =>
  typeof item === 'object' && item !== null && 'name' in item && 'data' in item;
