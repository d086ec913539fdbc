import { test, testAdoption } from './followGuide';

test.use({ identityKind: 'strict' });

testAdoption('strict');
