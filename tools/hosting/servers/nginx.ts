import { HASHED, responseHeaders, type Deployment } from '@tools/hosting/headers';
import { behind, FILE_PATTERN, HIDDEN_ASSET_PATTERN, indented, PAGES, type Site } from './site';

/** A deployment, and what nginx has in front of the path in the key of a map while it is this one. */
interface Variant {
  key: string;
  deployment: Deployment;
}

/** The deployment of the container, whose values are filled in when it starts. */
const IN_CONTAINER: Deployment = {
  api: '${API_ORIGIN}',
  identity: '${IDENTITY_ORIGIN}',
  telemetry: '${TELEMETRY_ORIGIN}',
  logo: '${LOGO_ORIGIN}',
  isPlainHttp: false,
};

/** Returns the configuration of a deployment. */
export const nginxConf = ({ deployment, listen, root, tls }: Site): string =>
  conf({
    intro: [intro({ tls }), 'Written by npm run host -- headers.'],
    choices: [],
    key: '$uri',
    variants: [{ key: '', deployment }],
    listening:
      tls === undefined
        ? [`listen ${listen};`]
        : [
            `listen ${listen} ssl;`,
            `ssl_certificate ${text(tls.certificate)};`,
            `ssl_certificate_key ${text(tls.key)};`,
            'ssl_protocols TLSv1.2 TLSv1.3;',
          ],
    root,
  });

/** Returns the template of the image. Whether there is an address for reports is known at the start. */
export const nginxTemplate = (): string =>
  conf({
    intro: TEMPLATE_INTRO,
    choices: CHOICES,
    key: '"$reporting $uri"',
    variants: ['silent', 'reported'].map((reporting) => ({
      key: `${reporting} `,
      deployment: { ...IN_CONTAINER, ...(reporting === 'reported' && { reportUrl: '${REPORT_URL}' }) },
    })),
    listening: ['listen ${LISTEN};'],
    root: '${WEB_ROOT}',
  });

interface Parts {
  intro: readonly string[];
  /** Maps that the key of the other maps needs. */
  choices: readonly string[];
  key: string;
  variants: readonly Variant[];
  listening: readonly string[];
  root: string;
}

function conf({ intro: first, choices, key, variants, listening, root }: Parts): string {
  const pages = ['/', ...PAGES];
  const answers = variants.flatMap((variant) =>
    pages.map((page) => ({ variant, page, headers: responseHeaders(variant.deployment, page) })),
  );
  const names = [...new Set(answers.flatMap(({ headers }) => Object.keys(headers)))];
  const maps: string[] = [];
  const lines = names.map((name) => {
    const values = answers.map(({ variant, page, headers }) => ({ variant, page, value: headers[name] ?? '' }));
    const [first] = values;
    if (values.every(({ value }) => value === first?.value)) return `add_header ${name} ${text(first?.value)} always;`;
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    const ofApp = new Map(values.filter(({ page }) => page === '/').map(({ variant, value }) => [variant, value]));
    const entries = values
      .filter(({ variant, page, value }) => page === '/' || value !== ofApp.get(variant))
      .map(({ variant, page, value }) => {
        const own = page === '/' ? (variant.key === '' ? 'default' : `"~^${variant.key}"`) : text(variant.key + page);
        return `  ${own} ${text(value)};`;
      });
    maps.push(`map ${key} ${variable} {`, ...entries, '}');
    return `add_header ${name} ${variable} always;`;
  });
  return `${first.map((line) => `# ${line}`.trim()).join('\n')}

worker_processes auto;
error_log /dev/stderr warn;
pid /tmp/nginx.pid;

events {
  worker_connections 1024;
}

http {
  # Nothing is written outside /tmp, so that the root file system may be read-only.
  client_body_temp_path /tmp/client_body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;

  types {
    text/html              html;
    text/plain             txt;
    text/javascript        js;
    text/css               css;
    application/json       json;
    image/svg+xml          svg;
    image/png              png;
    image/x-icon           ico;
    font/woff2             woff2;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/plain text/javascript text/css application/json image/svg+xml;

  # Addresses contain loan numbers, and at sign-in a one-time code. The log has neither.
  map $request_uri $logged_path {
    "~^/\\d+(?<area>/[a-z]+)?" "/{loan}$area";
    "~^(?<path>[^?]*)"         "$path";
  }
  log_format private '$time_iso8601 $status $request_method $logged_path $body_bytes_sent $request_time';
  access_log /dev/stdout private;

  # Only files of these folders may be stored, and no error.
  map $status$uri $caching {
    default no-store;
    "~^(200|304)${HASHED.folder}" "${HASHED.caching}";
  }
  # Without byte ranges, no 416: nginx would send it with the caching of the 200 that it replaces.
  max_ranges 0;

${indented([...choices, ...maps], 2)}

  sendfile on;
  tcp_nopush on;
  server_tokens off;
  keepalive_timeout 65s;
  client_max_body_size 1k;

  # The build has compressed scripts and styles; the rest is compressed here. With the Brotli module: brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_min_length 512;
  gzip_proxied any;
  gzip_types text/javascript text/css application/json image/svg+xml;

  server {
${indented(listening, 4)}
    server_name _;
    root ${root};
    index index.html;
    absolute_redirect off;

    # All headers are here: a single add_header in a location would drop every one of these.
${indented(lines, 4)}
    add_header Cache-Control $caching always;

    location = /healthz {
      access_log off;
      default_type text/plain;
      return 200 "ok\\n";
    }

    # Never index.html in place of a script or of config.json.
    location ~ ^/${HIDDEN_ASSET_PATTERN} {
      return 404;
    }
    location ~ ^/(${FILE_PATTERN})$ {
      try_files $uri =404;
    }

    # Nothing whose path has a part that begins with a dot, such as /.git/HEAD: the app shows Page Not Found.
    location ~ /\\. {
      try_files /index.html =404;
    }

    # Every other address leads to the app.
    location / {
      try_files $uri /index.html;
    }
  }
}
`;
}

const intro = (site: Pick<Site, 'tls'>): string =>
  `The companion as static files, for nginx 1.22 and later${behind(site)}.`;

const TEMPLATE_INTRO = [
  intro({}),
  'Written by npm run docs, from headers.ts and servers/nginx.ts.',
  '',
  'The names in ${…} are filled in from the environment when the container starts (docs/adoption/hosting.md). Names that',
  "begin with a bare $ are nginx's own.",
];

const CHOICES = [
  '# Refuses to start without these two: an empty one would repeat a key, and the policy would allow too little.',
  'map "" $has_api_origin {',
  '  ""              0;',
  '  "${API_ORIGIN}" 1;',
  '}',
  'map "" $has_identity_origin {',
  '  ""                   0;',
  '  "${IDENTITY_ORIGIN}" 1;',
  '}',
  '',
  '# An address for reports of violations.',
  'map "${REPORT_URL}" $reporting {',
  '  ""      silent;',
  '  default reported;',
  '}',
  '',
];

/** Policies contain single quotes, and Reporting-Endpoints double ones. */
const text = (value = ''): string => (value.includes('"') ? `'${value}'` : `"${value}"`);
