import { CLOCK_DRIFT, SESSION_TIMED_OUT, UNEXPECTED_ERROR } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import { isCall, isFailureKind } from './telemetryNames';

/**
 * What engines, packages and our own code always write. A message is reduced to the first of these that it contains, so
 * that nothing is sent that it quotes.
 */
const PHRASES: readonly string[] = [
  ...[CLOCK_DRIFT, SESSION_TIMED_OUT, UNEXPECTED_ERROR],
  ...[appTexts.otherPersonSignedIn, appTexts.signedOutElsewhere],
  // Chromium (V8 and Blink), and what the others share with it.
  ...['Cannot read properties of undefined', 'Cannot read properties of null', 'Cannot set properties of undefined'],
  ...['Cannot set properties of null', 'Cannot convert undefined or null to object', 'Cannot destructure property'],
  ...['is not a function', 'is not iterable', 'is not a constructor', 'is not defined', 'called on null or undefined'],
  ...['Assignment to constant variable', 'Cannot assign to read only property', 'object is not extensible'],
  ...['before initialization', 'Maximum call stack size exceeded', 'Reduce of empty array with no initial value'],
  ...['Invalid time value', 'Invalid time zone', 'Incorrect locale information', 'Invalid array length'],
  ...['Invalid count value', 'Invalid string length', 'Invalid regular expression', 'URI malformed', 'Invalid URL'],
  ...['digits argument must be between', 'argument must be between', 'Cannot mix BigInt and other types'],
  ...['to a BigInt', 'Cannot convert a Symbol value', "Cannot use 'in' operator", "Right-hand side of 'instanceof'"],
  ...['Converting circular structure to JSON', 'could not be cloned', 'Spread syntax requires', 'Illegal invocation'],
  ...['is not an entry object', 'Invalid value used as weak map key', 'Unexpected end of JSON input', 'in JSON at'],
  ...['is not valid JSON', 'Failed to fetch dynamically imported module', 'Failed to fetch', 'Unable to preload CSS'],
  ...["Failed to execute 'removeChild' on 'Node'", "Failed to execute 'insertBefore' on 'Node'", 'Failed to execute'],
  ...['exceeded the quota', 'Access is denied for this document', 'Script error', 'ResizeObserver loop'],
  ...['aborted', 'signal timed out', 'Document is not focused', 'Write permission denied'],
  // Firefox (SpiderMonkey)
  ...["can't access property", "can't convert undefined to object", "can't convert null to object"],
  ...["can't access lexical declaration", 'invalid assignment to const', 'too much recursion', 'is read-only'],
  ...['NetworkError when attempting to fetch resource', 'error loading dynamically imported module'],
  ...['cyclic object value', 'JSON.parse', 'invalid date', 'invalid array length', 'malformed URI sequence'],
  ...['reduce of empty array with no initial value', "can't define property", 'is undefined', 'is null'],
  // Safari (JavaScriptCore)
  ...['undefined is not an object', 'null is not an object', "Can't find variable", 'Load failed'],
  ...['Importing a module script failed', 'Attempted to assign to readonly property', 'JSON Parse error'],
  ...['cannot serialize cyclic structures', 'Invalid Date', 'Array size is not a small enough positive integer'],
  // axios, valibot, React Aria and React Router
  ...[
    'Network Error',
    'ms exceeded',
    'Request aborted',
    'canceled',
    'Unsupported protocol',
    'Invalid type',
    'Invalid key',
  ],
  ...['Invalid length', 'Invalid format', 'Invalid value', 'No route matches URL', 'Cannot be used outside'],
  // The provider's SDK
  ...['The JWT was issued in the future', 'The JWT expired and is no longer valid', 'The JWT expired before'],
  ...['Unable to retrieve OAuth redirect params from storage', 'Unable to parse a token from the url'],
  ...['Unable to parse OAuth flow response', 'OAuth flow timed out', 'OAuth flow response state', 'does not match'],
  ...['OAuth flow response nonce', 'The token signature is not valid', 'The issuer [', 'The audience [', 'The key id'],
  ...['Token hash verification failed', 'Too many token renew requests', 'Unable to complete auth code exchange'],
  ...['there is no existing token', 'has no token for the key', 'Unable to set storage', 'Unable to find issuer'],
  // Ours
  ...['A call leads off the API', 'is no segment of a path', 'VaultContext is missing', 'index.html has no #root'],
  // Before a thrown value that is no error: in Chromium and Firefox
  ...['Uncaught', 'uncaught exception'],
];

const FAILED_CALL = /^(\w{1,40}) failed: (\w{1,20})( \d{3})?$/;

/** Short numbers or types that name an error, with the words before them. */
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [/Minified (React error #\d{1,3});/, ''],
  [/Minified (Redux error #\d{1,3});/, ''],
  [/src\/utils\/errors\.md(#\d{1,2}) /, 'styled-components error '],
  [/(Request failed with status code \d{3})$/, ''],
  // Ours
  [/^(thrown: (?:bigint|boolean|function|number|object|string|symbol|undefined))$/, ''],
];

/** @empty '' for a message without any listed part: then only the class of the error is sent */
export function messageLeft(message: string): string {
  const [, call = '', kind = ''] = FAILED_CALL.exec(message) ?? [];
  if (isCall(call) && isFailureKind(kind)) return message;
  for (const [pattern, before] of NUMBERED) {
    const [, number] = pattern.exec(message) ?? [];
    if (number !== undefined) return before + number;
  }
  return PHRASES.find((phrase) => message.includes(phrase)) ?? '';
}
