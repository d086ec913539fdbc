import { HASHED } from '@tools/hosting/headers';
import { behind, FILE_PATTERN, headersOf, HIDDEN_ASSET_PATTERN, indented, quoted, type Site } from './site';

/** Returns a virtual host for Apache 2.4. */
export function apacheConf({ deployment, listen, root, tls }: Site): string {
  const { app, own } = headersOf(deployment);
  const headers = [
    ...app.map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    ...own.map(({ page, name, value }) => {
      const only = `"expr=%{REQUEST_URI} == '${page}'"`;
      return value === undefined
        ? `Header always unset ${name} ${only}`
        : `Header always set ${name} ${quoted(value)} ${only}`;
    }),
    'Header always set Cache-Control "no-store"',
    `Header always set Cache-Control ${quoted(HASHED.caching)} "expr=%{REQUEST_STATUS} in {'200', '304'} && %{REQUEST_URI} =~ m#^${HASHED.folder}#"`,
  ];
  const tlsLines =
    tls === undefined
      ? ''
      : `  SSLEngine on
  SSLProtocol -all +TLSv1.2 +TLSv1.3
  SSLCertificateFile ${quoted(tls.certificate)}
  SSLCertificateKeyFile ${quoted(tls.key)}
`;
  return `# The companion as static files, for Apache 2.4${behind({ tls })}. Written by npm run host -- headers.
# Modules: headers, rewrite, mime, setenvif${tls === undefined ? '' : ', ssl'} (a2enmod). Also say "ServerTokens Prod", outside of virtual hosts.

Listen ${listen}
<VirtualHost *:${listen}>
${tlsLines}  DocumentRoot ${quoted(root)}
  ServerSignature Off
  TraceEnable off
  <Directory ${quoted(root)}>
    Options None
    AllowOverride None
    Require all granted
  </Directory>
  <Directory ${quoted(`${root}/assets`)}>
    # Rewrite rules of this file find the files below, and .br is a file here, not the language Breton.
    RemoveLanguage .br
    RemoveType .gz
    AddEncoding br .br
    AddEncoding gzip .gz
  </Directory>
  AddDefaultCharset utf-8
  AddType "text/javascript; charset=utf-8" .js
  AddType "text/css; charset=utf-8" .css
  AddType "application/json; charset=utf-8" .json
  AddType "image/svg+xml; charset=utf-8" .svg
  AddType image/x-icon .ico

  # Addresses contain loan numbers, and at sign-in a one-time code. The log has neither.
  SetEnvIf Request_URI "^(.*)$" LOGGED_PATH=$1
  SetEnvIf Request_URI "^/\\d+(/[a-z]+)?" LOGGED_PATH=/{loan}$1
  CustomLog /dev/stdout "%{%FT%T%z}t %>s %m %{LOGGED_PATH}e %B %D"

  # "always": errors have the headers too. No byte ranges: a part would have another caching than its file.
  MaxRanges none
${indented(headers, 2)}
  <FilesMatch "\\.(js|css)(\\.br|\\.gz)?$">
    Header always set Vary Accept-Encoding
  </FilesMatch>

  RewriteEngine On
  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
  RewriteRule ^ - [R=405,L]
  # Nothing whose path has a part that begins with a dot, such as /.git/HEAD: the app shows Page Not Found.
  RewriteRule ^/${HIDDEN_ASSET_PATTERN} - [R=404,L]
  RewriteRule /\\. /index.html [L]
  # Never index.html in place of a script or of config.json.
  RewriteCond %{DOCUMENT_ROOT}$0 !-f
  RewriteRule ^/(${FILE_PATTERN})$ - [R=404,L]
  # The build has compressed scripts and styles.
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{DOCUMENT_ROOT}$0.br -f
  RewriteRule ^/assets/.+\\.(js|css)$ $0.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{DOCUMENT_ROOT}$0.gz -f
  RewriteRule ^/assets/.+\\.(js|css)$ $0.gz [L]
  # Every other address leads to the app.
  RewriteCond %{DOCUMENT_ROOT}$0 !-f
  RewriteRule ^.*$ /index.html [L]
</VirtualHost>
`;
}
