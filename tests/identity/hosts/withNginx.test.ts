import { testOwnHosts } from './followGuide';
import { test } from './openHosts';

test.use({ web: 'nginx', travels: 'in a cookie of the shared domain' });

testOwnHosts('nginx', 'in a cookie of the shared domain');
