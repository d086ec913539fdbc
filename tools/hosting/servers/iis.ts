import { HASHED } from '@tools/hosting/headers';
import { FILE_PATTERN, headersOf, HIDDEN_ASSET_PATTERN, indented, PAGES, type Site } from './site';

/** Returns the web.config of IIS 10 with the module URL Rewrite. It belongs into the folder of the build. */
export function webConfig({ deployment }: Site): string {
  const { app, own } = headersOf(deployment);
  const add = ([name, value]: readonly [string, string]) => `<add name="${name}" value="${escaped(value)}" />`;
  const pages = PAGES.flatMap((page) => {
    const headers = own.filter((each) => each.page === page);
    return headers.length === 0
      ? []
      : [
          `<location path="${page.slice(1)}">`,
          '  <system.webServer>',
          '    <httpProtocol>',
          '      <customHeaders>',
          ...headers.flatMap(({ name, value }) => [
            `        <remove name="${name}" />`,
            ...(value === undefined ? [] : [`        ${add([name, value])}`]),
          ]),
          '      </customHeaders>',
          '    </httpProtocol>',
          '  </system.webServer>',
          '</location>',
        ];
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- The companion as static files, for IIS 10 with the module URL Rewrite. Written by npm run host -- headers. -->
<configuration>
  <system.webServer>
    <httpProtocol>
      <customHeaders>
        <remove name="X-Powered-By" />
${indented([...app.map(add), add(['Cache-Control', 'no-store'])], 8)}
      </customHeaders>
    </httpProtocol>
    <security>
      <requestFiltering removeServerHeader="true">
        <verbs allowUnlisted="false">
          <add verb="GET" allowed="true" />
          <add verb="HEAD" allowed="true" />
        </verbs>
      </requestFiltering>
    </security>
    <httpErrors errorMode="Custom" existingResponse="PassThrough" />
    <staticContent>
      <remove fileExtension=".js" />
      <mimeMap fileExtension=".js" mimeType="text/javascript; charset=utf-8" />
      <remove fileExtension=".json" />
      <mimeMap fileExtension=".json" mimeType="application/json; charset=utf-8" />
    </staticContent>
    <!-- IIS compresses files itself: the .gz and .br files of the build are not used. -->
    <urlCompression doStaticCompression="true" />
    <rewrite>
      <rules>
        <rule name="Hidden files" stopProcessing="true">
          <match url="^${HIDDEN_ASSET_PATTERN}" />
          <action type="CustomResponse" statusCode="404" statusReason="Not Found" />
        </rule>
        <!-- Nothing whose path has a part that begins with a dot, such as /.git/HEAD: the app shows Page Not Found. -->
        <rule name="Dots" stopProcessing="true">
          <match url="(^|/)\\." />
          <action type="Rewrite" url="/index.html" />
        </rule>
        <!-- Never index.html in place of a script or of config.json. -->
        <rule name="Missing files" stopProcessing="true">
          <match url="^(${FILE_PATTERN})$" />
          <conditions>
            <add input="{REQUEST_FILENAME}" matchType="IsFile" negate="true" />
          </conditions>
          <action type="CustomResponse" statusCode="404" statusReason="Not Found" />
        </rule>
        <rule name="Screens" stopProcessing="true">
          <match url=".*" />
          <conditions>
            <add input="{REQUEST_FILENAME}" matchType="IsFile" negate="true" />
          </conditions>
          <action type="Rewrite" url="/index.html" />
        </rule>
      </rules>
      <!-- Only with these statuses: not with a missing file, nor with a part of one. -->
      <outboundRules>
        <rule name="Cache ${HASHED.folder}">
          <match serverVariable="RESPONSE_Cache_Control" pattern=".*" />
          <conditions>
            <add input="{RESPONSE_STATUS}" pattern="^(200|304)" />
            <add input="{PATH_INFO}" pattern="^${HASHED.folder}" />
          </conditions>
          <action type="Rewrite" value="${HASHED.caching}" />
        </rule>
      </outboundRules>
    </rewrite>
  </system.webServer>
${indented(pages, 2)}
</configuration>
`;
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
