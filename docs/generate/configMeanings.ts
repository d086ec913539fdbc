/** What each key of config.json means, by its path. Not beside the schema, because the app would load these texts. */
export const configMeanings: Readonly<Record<string, string>> = {
  API_CONFIG: "The lender's API",
  'API_CONFIG.BASE_URL': 'Where the API lives; empty means the origin of the app itself',
  'API_CONFIG.BASE_URL_SUFFIX': 'Put behind BASE_URL, such as `/fp`',
  'API_CONFIG.USE_APIM': '`true` in any letter case gives paths the gateway form',
  'API_CONFIG.APIM_PATH_TEMPLATE': 'The gateway form of a path',
  'API_CONFIG.SUBSCRIPTION_KEY': 'Sent as Ocp-Apim-Subscription-Key when not empty',
  'API_CONFIG.ACCEPTS_IDEMPOTENCY_KEY': 'Whether orders carry an Idempotency-Key header, which the API must allow',
  'API_CONFIG.IDEMPOTENCY_KEY_QUOTED':
    'Whether the value of that header is a structured string in quotes, as RFC 8941 writes it, instead of a bare token',
  'API_CONFIG.ACCEPTS_IF_NONE_MATCH':
    'Whether an API on another origin allows the If-None-Match header and exposes ETag, so that unchanged polls cost nothing',
  'API_CONFIG.ANTI_FORGERY_ON_READS':
    'Whether reads carry the X-XSRF-TOKEN header as well, for gateways that want it on every call',
  'API_CONFIG.TIMEOUT_MS': 'Milliseconds a read may take; documents and orders may take longer',
  OKTA_CONFIG: 'The identity provider',
  'OKTA_CONFIG.ISSUER': 'The authorization server, https',
  'OKTA_CONFIG.CLIENT_ID': 'The client id of this app',
  'OKTA_CONFIG.REDIRECT_URI': 'This app at `/implicit/callback`',
  'OKTA_CONFIG.SCOPES': 'Scopes asked for; openid is always added, offline_access removed without REFRESH_TOKENS',
  'OKTA_CONFIG.RESPONSE_TYPES': 'What the app receives, by whichever flow: it needs both',
  'OKTA_CONFIG.PKCE': '`true`: authorization code flow; `false`: implicit flow, for providers that have nothing else',
  'OKTA_CONFIG.MAX_CLOCK_SKEW_S': 'Seconds by which the clocks may differ',
  'OKTA_CONFIG.TOKEN_STORAGE': "Where tokens are written besides the tab's memory; `memory` writes them nowhere",
  'OKTA_CONFIG.HARD_PULL_MAX_AGE_S':
    'Seconds since the sign-in after which the user signs in again before a hard credit pull; 0: never. 300 or more leaves time to order. The provider must support `max_age` and put `auth_time` into ID tokens',
  'OKTA_CONFIG.ALLOW_HTTP_ISSUER':
    'Allows http for an issuer on this very machine, such as the sandbox; refused for any other host',
  'OKTA_CONFIG.DISCOVERY':
    '`true`: `{ISSUER}/.well-known/openid-configuration` names the addresses of the provider; `false`: they have the paths of Okta',
  'OKTA_CONFIG.ENDPOINTS':
    'Addresses that override both, by name: `AUTHORIZE`, `TOKEN`, `USER_INFO`, `LOGOUT`, `KEYS` (the keys that sign ID tokens) and `REVOKE`. With `KEYS` and without DISCOVERY, the discovery document is never requested',
  'OKTA_CONFIG.AUTHORIZE_PARAMS':
    'Further parameters of each sign-in, by name, such as `audience`, `resource` or `domain_hint`',
  'OKTA_CONFIG.REFRESH_TOKENS':
    '`true`: each tab renews its tokens with a refresh token of its own, which is never stored; most providers require `offline_access` in SCOPES. `false`: in a hidden frame, which only Okta answers',
  'OKTA_CONFIG.USER_FROM':
    'Where the user comes from: `userInfo` asks the provider, `idToken` reads the ID token. Use `idToken` if user info is absent or on another origin',
  LOS_CONFIG: 'The loan origination system',
  'LOS_CONFIG.HOME_URL': 'The home page of the origination system',
  'LOS_CONFIG.SECTION_URL_TEMPLATE': 'Address of one of its sections, with `{loanId}` and `{sectionName}`',
  'LOS_CONFIG.EMPLOYEE_LOOKUP': 'Whether `/org/employee/{id}` is asked after sign-in',
  TELEMETRY_CONFIG: 'Telemetry; without a key it is off',
  'TELEMETRY_CONFIG.INSTRUMENTATION_KEY': 'The key of the Application Insights resource, or …',
  'TELEMETRY_CONFIG.CONNECTION_STRING': '… its connection string, with an IngestionEndpoint',
  'TELEMETRY_CONFIG.ENDPOINT_URL': 'Where batches are posted, for an instrumentation key: `…/v2/track`',
  PRIVILEGE_NAMES: 'Names that differ between deployments',
  'PRIVILEGE_NAMES.MENU_1003': 'The privilege that shows menu group 1003',
  'PRIVILEGE_NAMES.MENU_1008': 'The privilege that shows menu group 1008',
  NAV_VISIBILITY: 'Parts of the layout, for deployments that show their own',
  'NAV_VISIBILITY.TOP_NAV': 'Whether the header shows; it holds the settings and Sign out',
  'NAV_VISIBILITY.LEFT_NAV': 'Whether the menu of the origination system shows',
  'NAV_VISIBILITY.FOOTER': 'Whether the footer shows',
  BRAND: "The lender's looks ([how](branding.md)) and words ([how](wording.md))",
  'BRAND.LOGO_URL': 'The logo in the header: a path on the origin of the app, or an https address',
  'BRAND.LOGO_WIDTH': 'Its width in pixels, from 16 to 160, at a height of 28: this room is kept while it loads',
  'BRAND.COLORS': 'Colors, as `#rrggbb`. They are checked for contrast; a wrong one is a deployment error',
  'BRAND.COLORS.ACCENT': 'Buttons, links, icons, the focus ring and selected rows',
  'BRAND.COLORS.ACCENT.LIGHT': 'In the light theme: dark enough for links',
  'BRAND.COLORS.ACCENT.DARK': 'In the dark theme: light enough for links',
  'BRAND.COLORS.HEADER': 'The background of the header',
  'BRAND.COLORS.HEADER.LIGHT': 'In the light theme',
  'BRAND.COLORS.HEADER.DARK': 'In the dark theme',
  'BRAND.COLORS.HEADER_TEXT': 'Texts and icons in the header; without it, white or dark, whichever is readable',
  'BRAND.COLORS.HEADER_TEXT.LIGHT': 'In the light theme',
  'BRAND.COLORS.HEADER_TEXT.DARK': 'In the dark theme',
  'BRAND.TITLE': "The product's title; absent: 'Automated Underwriting'",
  'BRAND.ORIGINATION_SYSTEM': "The system to which the session's end returns; absent: 'H2O'",
  'BRAND.SERVICER_SYSTEM': "The system of LPA-C; absent: 'Caliber'",
  'BRAND.PRODUCT_SYSTEM': "The system that assigns products; absent: 'Loan Advisor'",
  'BRAND.WORDING_URL': 'A file that replaces texts of the product',
  'BRAND.LANGUAGE': 'The language of the texts, which dates, numbers and `lang` follow',
  FRAME_CONFIG: 'The app as a frame in the origination system ([how](framed.md)); off by default',
  'FRAME_CONFIG.PARENT_ORIGINS':
    'The origins whose pages may show the app in a frame. The `frame-ancestors` of the headers must name the same ones',
  SESSION_MODAL_COUNTDOWN_TIMER:
    'Seconds up to 3600; 0, absent or not a number means the default. 20 or more gives slow readers time',
  LPMaxBorrowerCountAllowed: 'The most applicants LPA accepts',
  CREDIT_COST_ESTIMATE:
    'US dollars a new credit report costs about, hard or soft. The same as `HARD` and `SOFT` of `*` in CREDIT_PRICES, for what is absent there',
  CREDIT_PRICES:
    'US dollars a credit report costs about, by agency id (`*`: every agency) and kind: `HARD`, `SOFT` and `REISSUE`, and each with `_JOINT`. The order summary, the question before a duplicate and the ledger use it. What has no price has no estimate',
  ERROR_GUIDE:
    'What the codes in error texts mean: shown with an error in History and in Selection, and with a refused order. Without it, no code has a meaning',
  'ERROR_GUIDE.FORMS':
    'The forms of a line with a code, such as `"{code}: {text}"`. A code counts only in a line that has one of them as a whole, with any text for `{text}`',
  'ERROR_GUIDE.CODES':
    'By code, its meaning (`MEANING`) and the field of the order to check (`FIELD`: `agency`, `account` or `references`)',
  FINDINGS:
    'What the sheet of findings calls the numbers that DU gives its messages. A number without a name is shown as it is',
  'FINDINGS.DU_CATEGORIES': 'By category number, its name',
  'FINDINGS.DU_SEVERITIES': 'By severity number, its name',
  HMDA_CODES:
    'The codes that two columns of the AUS list show, by the name of the system in that list: its own code (`SYSTEM`), and one for each of its outcomes (`RESULTS`) ([example](#hmda-codes)). Without it, the list has no such columns; what it does not name stays blank',
  SCORE_MODEL_WORDS_IN_ANY_ORDER:
    'Takes score models whose names have the same words in another order for one, such as "FICO Classic" and "Classic FICO". Case and marks such as ® never count',
  SUPPORT_PHONE: 'Shown in the footer and on pages that lead no further',
};
