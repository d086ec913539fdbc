/** What each key of config.json means, by its path. Not beside the schema, because the app would load these texts. */
export const configMeanings: Readonly<Record<string, string>> = {
  API_CONFIG: "The lender's API",
  'API_CONFIG.BASE_URL': 'Its address; empty: the origin of the app',
  'API_CONFIG.BASE_URL_SUFFIX': 'Put behind BASE_URL, such as `/fp`',
  'API_CONFIG.USE_APIM': '`true` in any letter case gives paths the gateway form',
  'API_CONFIG.APIM_PATH_TEMPLATE': 'That form. Change it for a gateway that does not double the first segment',
  'API_CONFIG.SUBSCRIPTION_KEY': 'Sent as Ocp-Apim-Subscription-Key when not empty',
  'API_CONFIG.ACCEPTS_IDEMPOTENCY_KEY': 'Orders carry an Idempotency-Key header, which the API must allow',
  'API_CONFIG.TRACE_HEADER':
    'Calls carry `traceparent` (W3C), which the API must allow; trace ids begin with the code of the tab in hexadecimal',
  'API_CONFIG.IDEMPOTENCY_KEY_QUOTED': 'That key is in quotes (RFC 8941), not a bare token',
  'API_CONFIG.ACCEPTS_IF_NONE_MATCH':
    'An API on another origin allows If-None-Match and exposes ETag, so that unchanged polls cost nothing',
  'API_CONFIG.TIMEOUT_MS': 'Milliseconds a read may take; documents and orders may take longer',
  OKTA_CONFIG: 'The identity provider ([settings](adoption/identity.md) for five)',
  'OKTA_CONFIG.ISSUER': 'The authorization server, https',
  'OKTA_CONFIG.CLIENT_ID': 'The client id of this app',
  'OKTA_CONFIG.REDIRECT_URI': 'This app at `/implicit/callback`, as registered at the provider',
  'OKTA_CONFIG.SCOPES': 'Scopes; openid is always added, offline_access removed without REFRESH_TOKENS',
  'OKTA_CONFIG.RESPONSE_TYPES': 'What the app receives; it needs both',
  'OKTA_CONFIG.PKCE': 'Authorization code flow; `false`: implicit flow, for providers that have nothing else',
  'OKTA_CONFIG.MAX_CLOCK_SKEW_S':
    'Seconds by which the clocks may differ. The warning says "more than 10 minutes" in any case',
  'OKTA_CONFIG.TOKEN_STORAGE': "Where tokens are besides the tab's memory; `memory`: nowhere",
  'OKTA_CONFIG.HARD_PULL_MAX_AGE_S':
    'Seconds after which the user signs in again before a hard credit pull; 0: never. 300 or more leaves time to order. The provider must support `max_age` and put `auth_time` into ID tokens',
  'OKTA_CONFIG.ALLOW_HTTP_ISSUER': 'Allows http for an issuer on this very machine, such as the sandbox',
  'OKTA_CONFIG.DISCOVERY':
    "`{ISSUER}/.well-known/openid-configuration` names the addresses of the provider; `false`: Okta's paths",
  'OKTA_CONFIG.ENDPOINTS':
    'Addresses that override both: `AUTHORIZE`, `TOKEN`, `USER_INFO`, `LOGOUT`, `KEYS` (the keys that sign ID tokens) and `REVOKE`. With `KEYS` and without DISCOVERY, the discovery document is never requested',
  'OKTA_CONFIG.AUTHORIZE_PARAMS': 'Parameters of each sign-in, such as `audience`, `resource` or `domain_hint`',
  'OKTA_CONFIG.REFRESH_TOKENS':
    'Each tab renews its tokens with a refresh token of its own, which is never stored; most providers require `offline_access` in SCOPES. `false`: in a hidden frame, which only Okta answers; with another provider, the session ends with the first token',
  'OKTA_CONFIG.USER_FROM': "Where the user's data is. Use `idToken` if user info is absent or on another origin",
  LOS_CONFIG: 'The loan origination system',
  'LOS_CONFIG.NAME': 'Its name, on all screens',
  'LOS_CONFIG.HOME_URL': 'Its home page',
  'LOS_CONFIG.SECTION_URL_TEMPLATE': 'Address of one of its sections, with `{loanId}` and `{sectionName}`',
  'LOS_CONFIG.EMPLOYEE_LOOKUP': 'Calls `/org/employee/{id}` after sign-in',
  TELEMETRY_CONFIG: 'Telemetry; without a key it is off',
  'TELEMETRY_CONFIG.INSTRUMENTATION_KEY': 'The key of the Application Insights resource, or …',
  'TELEMETRY_CONFIG.CONNECTION_STRING': '… its connection string, with an IngestionEndpoint',
  'TELEMETRY_CONFIG.ENDPOINT_URL': 'Where batches are posted, for an instrumentation key: `…/v2/track`',
  PRIVILEGE_NAMES: 'Names that differ between deployments',
  'PRIVILEGE_NAMES.MENU_1003': 'The privilege that shows menu group 1003',
  'PRIVILEGE_NAMES.MENU_1008': 'The privilege that shows menu group 1008',
  NAV_VISIBILITY: 'Parts of the layout that show',
  'NAV_VISIBILITY.TOP_NAV': 'The header, with settings and Sign out',
  'NAV_VISIBILITY.LEFT_NAV': 'The menu of the origination system',
  'NAV_VISIBILITY.FOOTER': 'The footer',
  BRAND: "The lender's own [looks](#your-title-logo-and-accent)",
  'BRAND.TITLE': "The product's title",
  'BRAND.LOGO': 'The logo: a path on the origin of the app, or an https address',
  'BRAND.ACCENT': 'The color of buttons, links, icons, the focus ring and selected rows, as `#rrggbb`',
  'BRAND.ACCENT.LIGHT': 'In the light theme: dark enough for links',
  'BRAND.ACCENT.DARK': 'In the dark theme: light enough for links',
  SESSION_MODAL_COUNTDOWN_TIMER:
    'Seconds, any positive number; 0 or no number: the default. 20 or more gives slow readers time',
  LPMaxBorrowerCountAllowed: 'The most applicants LPA accepts',
  CREDIT_COST_ESTIMATE: 'US dollars of a new credit report, for what CREDIT_PRICES lacks',
  CREDIT_PRICES:
    'US dollars of a credit report, by agency id (`*`: every agency) and kind: `HARD` and `SOFT`, and each with `_JOINT`. Order summary and the question before a duplicate use it. What has no price has no estimate',
  ERROR_GUIDE: 'What the codes in error texts mean, shown with the error',
  'ERROR_GUIDE.FORMS': 'The forms of a line with a code, such as `"{code}: {text}"`. A code counts only in such a line',
  'ERROR_GUIDE.CODES':
    'By code, its meaning (`MEANING`: what was refused, and whether the order reached the system) and the field of the order to check (`FIELD`: `agency`, `account` or `references`)',
  FINDINGS:
    "Names for DU's numbers and for the parts of the engines' messages; numbers without one are shown as they are",
  'FINDINGS.DU_CATEGORIES': 'By category number, its name',
  'FINDINGS.DU_DOCUMENT_CATEGORIES':
    'The category numbers of DU whose messages are in the list to collect; empty: all messages are, and the list says so',
  'FINDINGS.PART_NAMES':
    "By an engine's name of a part or section, the name to show; without one it is split into words",
  'FINDINGS.DU_SEVERITIES': 'By severity number, its name',
  HMDA_CODES:
    'Codes of two more columns of the AUS list, by system: its own (`SYSTEM`) and one for each outcome (`RESULTS`) ([example](#hmda-codes)). What it does not name stays blank',
  SUPPORT_PHONE: 'Shown in the footer and on pages that lead no further',
};
