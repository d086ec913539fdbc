import { expect, it } from 'vitest';
import { FailedCall } from '@/lib/failure';
import { messageLeft } from '@/telemetry/messages';

/** Messages that the engines and packages wrote, with data in place of what they quote. */
it.each([
  // V8
  ["Cannot read properties of undefined (reading 'okafor')", 'Cannot read properties of undefined'],
  ["Cannot read properties of null (reading 'ssn')", 'Cannot read properties of null'],
  ["Cannot set properties of undefined (setting 'okafor')", 'Cannot set properties of undefined'],
  ['Cannot convert undefined or null to object', 'Cannot convert undefined or null to object'],
  ["Cannot destructure property 'okafor' of '(intermediate value)' as it is undefined.", 'Cannot destructure property'],
  ['okafor.map is not a function', 'is not a function'],
  ['number 7100101 is not iterable (cannot read property Symbol(Symbol.iterator))', 'is not iterable'],
  ['okafor is not defined', 'is not defined'],
  ['Okafor is not a constructor', 'is not a constructor'],
  ['Assignment to constant variable.', 'Assignment to constant variable'],
  ["Cannot assign to read only property 'okafor' of object '#<Object>'", 'Cannot assign to read only property'],
  ['Cannot add property okafor, object is not extensible', 'object is not extensible'],
  ["Cannot access 'okafor' before initialization", 'before initialization'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  ['Reduce of empty array with no initial value', 'Reduce of empty array with no initial value'],
  ['Invalid time value', 'Invalid time value'],
  ['Invalid time zone specified: Okafor', 'Invalid time zone'],
  ['Invalid count value: -7100101', 'Invalid count value'],
  ['toFixed() digits argument must be between 0 and 100', 'digits argument must be between'],
  ['Unexpected token \'O\', "Okafor" is not valid JSON', 'is not valid JSON'],
  ["Expected property name or '}' in JSON at position 71", 'in JSON at'],
  ['Cannot convert okafor to a BigInt', 'to a BigInt'],
  ["Cannot use 'in' operator to search for 'ssn' in okafor", "Cannot use 'in' operator"],
  ["Converting circular structure to JSON\n    --> property 'okafor'", 'Converting circular structure to JSON'],
  ['()=>okafor could not be cloned.', 'could not be cloned'],
  ['Failed to fetch', 'Failed to fetch'],
  [
    'Failed to fetch dynamically imported module: https://aus.test/assets/a-okafor.js',
    'Failed to fetch dynamically imported module',
  ],
  [
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    "Failed to execute 'removeChild' on 'Node'",
  ],
  ["Failed to execute 'okafor' on 'Smith': 2 arguments required", 'Failed to execute'],
  ["Failed to execute 'setItem' on 'Storage': Setting the value of 'okafor' exceeded the quota.", 'Failed to execute'],
  ['The user aborted a request.', 'aborted'],
  // SpiderMonkey
  ['can\'t access property "okafor", x is undefined', "can't access property"],
  ['okafor is undefined', 'is undefined'],
  ["can't convert undefined to object", "can't convert undefined to object"],
  ["can't access lexical declaration 'okafor' before initialization", 'before initialization'],
  ["invalid assignment to const 'okafor'", 'invalid assignment to const'],
  ['too much recursion', 'too much recursion'],
  ['NetworkError when attempting to fetch resource.', 'NetworkError when attempting to fetch resource'],
  ['JSON.parse: unexpected character at line 1 column 2 of the JSON data', 'JSON.parse'],
  ['error loading dynamically imported module: https://aus.test/a', 'error loading dynamically imported module'],
  // JavaScriptCore
  ["undefined is not an object (evaluating 'okafor.name')", 'undefined is not an object'],
  ["okafor is not a function. (In 'okafor()', 'okafor' is undefined)", 'is not a function'],
  ["Can't find variable: okafor", "Can't find variable"],
  ['Load failed', 'Load failed'],
  ['Importing a module script failed.', 'Importing a module script failed'],
  ['Attempted to assign to readonly property.', 'Attempted to assign to readonly property'],
  ['JSON Parse error: Unexpected identifier "okafor"', 'JSON Parse error'],
  // React and Redux, minified
  [
    'Minified React error #130; visit https://react.dev/errors/130?args[]=okafor for the full message',
    'React error #130',
  ],
  ['Minified Redux error #4; visit https://redux.js.org/Errors?code=4 for the full message', 'Redux error #4'],
  [
    'An error occurred. See https://github.com/styled-components/styled-components/blob/main/packages/styled-components/src/utils/errors.md#17 for more information. Additional arguments: okafor',
    'styled-components error #17',
  ],
  // valibot, axios
  ['Invalid type: Expected string but received "Okafor"', 'Invalid type'],
  ['Invalid key: Expected "okafor" but received undefined', 'Invalid key'],
  ['Network Error', 'Network Error'],
  ['timeout of 30000ms exceeded', 'ms exceeded'],
  ['Request failed with status code 502', 'Request failed with status code 502'],
  // The provider's SDK
  ['Unable to retrieve OAuth redirect params from storage', 'Unable to retrieve OAuth redirect params from storage'],
  ['The JWT was issued in the future', 'The JWT was issued in the future'],
  ['The issuer [https://okafor.test] does not match [https://idp.test]', 'does not match'],
  ["OAuth flow response nonce doesn't match request nonce", 'OAuth flow response nonce'],
  ['The tokenManager has no token for the key: okafor', 'has no token for the key'],
  // Ours
  [new FailedCall({ kind: 'http', call: 'loanData', status: 500 }).message, 'loanData failed: http 500'],
  [new FailedCall({ kind: 'network', call: 'userInfo' }).message, ''],
  ['okafor failed: http 500', ''],
  ['Path parameter okafor is no segment of a path', 'is no segment of a path'],
  ['thrown: undefined', 'thrown: undefined'],
  ['thrown: okafor', ''],
  // A thrown value that is no error
  ['Uncaught Ottilie Okafor', 'Uncaught'],
  ['uncaught exception: Okafor', 'uncaught exception'],
  // Anything else
  ['Ottilie Okafor, 800-555-0100', ''],
  ['The user okafor@lender.test is locked', ''],
  ['', ''],
])('of %j, %j is sent', (message, left) => {
  expect(messageLeft(message)).toBe(left);
});
