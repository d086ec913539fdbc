import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { attempt } from '@/lib/attempt';
import { deploymentOf, type DeployedConfig } from '@tools/hosting/headers';
import { apacheConf } from './apache';
import { caddyfile } from './caddy';
import { webConfig } from './iis';
import { nginxConf } from './nginx';
import { plainList } from './plain';
import type { Site } from './site';

export const FORMATS: Readonly<Record<string, (site: Site) => string>> = {
  nginx: nginxConf,
  apache: apacheConf,
  caddy: caddyfile,
  iis: webConfig,
  plain: plainList,
};

/** The formats that may contain the certificate. */
const SECURE = ['nginx', 'apache', 'caddy'];

const USAGE = `npm run host -- headers --config FILE --format ${Object.keys(FORMATS).join('|')}
  --config FILE     the config.json of the deployment
  --out FILE        where to write; default: the terminal
  --root FOLDER     the folder of the build on the server; default: /srv/aus-companion
  --listen PORT     default: 8080
  --certificate FILE --key FILE
                    of the server, if it speaks https itself: ${SECURE.join(', ')}
  --report-to URL   where browsers report violations of the policy; default: nowhere`;

const OPTIONS = {
  config: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  root: { type: 'string', default: '/srv/aus-companion' },
  listen: { type: 'string', default: '8080' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'report-to': { type: 'string' },
} as const;

/** Writes the configuration of a web server. Returns the exit code: 0, or 2 if an option is wrong. */
export function main(args: string[], print: (text: string) => void): number {
  const values = attempt(() => parseArgs({ args, options: OPTIONS }).values);
  const format = values?.format ?? '';
  const write = FORMATS[format];
  if (values?.config === undefined || write === undefined) {
    print(USAGE);
    return 2;
  }
  const { config, out, listen, root, certificate, key, 'report-to': reportUrl } = values;
  const deployment = attempt(() => deploymentOf(JSON.parse(readFileSync(config, 'utf8')) as DeployedConfig));
  if (deployment === undefined) {
    print(`${config} is no configuration of the app (docs/configuration.md)`);
    return 2;
  }
  const isSecure = certificate !== undefined && key !== undefined;
  if (isSecure ? !SECURE.includes(format) : certificate !== key) {
    print(`--certificate and --key belong together, and to ${SECURE.join(', ')}`);
    return 2;
  }
  const site = { deployment: { ...deployment, ...(reportUrl !== undefined && { reportUrl }) }, listen, root };
  const text = write({ ...site, ...(isSecure && { tls: { certificate, key } }) });
  if (out === undefined) print(text);
  else writeFileSync(out, text);
  return 0;
}
