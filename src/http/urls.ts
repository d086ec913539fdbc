/** Fills a path template with encoded parameters and returns the path below the base URL. */
export type PathOf = (template: string, params: Readonly<Record<string, string | number>>) => string;

/**
 * Builds all paths of the API: the short form `/{area}/{service}/{rest}`, or the gateway's form when the configuration
 * requires it.
 * @spec API-2
 * @throws Error when a parameter of the template is missing or would change the path: a bug in the app
 */
export const createPathOf =
  (gatewayTemplate: string | undefined): PathOf =>
  (template, params) => {
    const path = fill(template, (name) => segmentOf(name, String(required(params, name))));
    if (gatewayTemplate === undefined) return path;
    const [, area = '', service = '', ...rest] = path.split('/');
    const parts: Record<string, string> = { area, service, rest: rest.join('/') };
    return fill(gatewayTemplate, (name) => required(parts, name));
  };

const fill = (template: string, valueOf: (name: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));

function segmentOf(name: string, text: string): string {
  // Dots are not encoded, and the browser reads them as steps between folders.
  if (/^\.{0,2}$/.test(text)) throw new Error(`Path parameter ${name} is no segment of a path`);
  return encodeURIComponent(text);
}

function required<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`Path parameter ${name} is missing`);
  return value;
}
