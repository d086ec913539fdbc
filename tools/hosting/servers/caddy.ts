import { HASHED } from '@tools/hosting/headers';
import { behind, FILE_PATTERN, headersOf, HIDDEN_ASSET_PATTERN, indented, quoted, type Site } from './site';

/** Returns a Caddyfile for Caddy 2.6 and later. */
export function caddyfile({ deployment, listen, root, tls }: Site): string {
  const { app, own } = headersOf(deployment);
  const pages = [...new Set(own.map(({ page }) => page))];
  const headers = [
    'header {',
    ...app.map(([name, value]) => `  ${name} ${quoted(value)}`),
    '  Cache-Control no-store',
    '}',
    '# Alone: a block that removes a header is applied last, and would replace what follows.',
    'header -Server',
    ...pages.flatMap((page) => [
      `@page${pages.indexOf(page)} path ${page}`,
      `header @page${pages.indexOf(page)} {`,
      ...own
        .filter((each) => each.page === page)
        .map(({ name, value }) => (value === undefined ? `  -${name}` : `  ${name} ${quoted(value)}`)),
      '}',
    ]),
  ];
  const caching = [
    '@hashed {',
    `  path ${HASHED.folder}*`,
    '  file',
    '}',
    `header @hashed Cache-Control ${quoted(HASHED.caching)}`,
  ];
  return `# The companion as static files, for Caddy 2.6 and later${behind({ tls })}. Written by npm run host -- headers.
# With a host name as the address and without the line auto_https, Caddy gets a certificate itself.
{
  admin off
  auto_https off
}

(companion_headers) {
${indented(headers, 2)}
}

${tls === undefined ? `:${listen} {` : `https://:${listen} {\n  tls ${quoted(tls.certificate)} ${quoted(tls.key)}`}
  root * ${quoted(root)}
  # In this order: outside of a route, Caddy sorts directives, and a general header would replace a page's own.
  route {
    import companion_headers

    @other not method GET HEAD
    respond @other "Method Not Allowed" 405

    # Never index.html in place of a script or of config.json.
    @hidden path_regexp ^/${HIDDEN_ASSET_PATTERN}
    respond @hidden "Not Found" 404
    @missing {
      path_regexp ^/(${FILE_PATTERN})$
      not file
    }
    respond @missing "Not Found" 404

    # A part, or a condition that fails, would have the caching of the whole file.
    request_header -Range
    request_header -If-Match
    request_header -If-Unmodified-Since
${indented(caching, 4)}
    header /assets/* Vary Accept-Encoding

    # Nothing whose path has a part that begins with a dot, such as /.git/HEAD: the app shows Page Not Found.
    @dot path_regexp /\\.
    rewrite @dot /index.html

    # Every other address leads to the app.
    try_files {path} /index.html
    file_server {
      precompressed br gzip
    }
  }
  # Caddy drops the headers of a route that fails.
  handle_errors {
    import companion_headers
    respond "{err.status_code} {err.status_text}"
  }
}
`;
}
