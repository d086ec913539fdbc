import { test, testAdoption } from './followGuide';

test.use({ identityKind: 'entra' });

testAdoption('entra');
