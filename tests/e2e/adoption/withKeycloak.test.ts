import { test, testAdoption } from './followGuide';

test.use({ identityKind: 'keycloak' });

testAdoption('keycloak');
