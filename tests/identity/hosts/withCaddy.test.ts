import { testOwnHosts } from './followGuide';
import { test } from './openHosts';

test.use({ web: 'caddy', travels: 'in a cookie of the shared domain' });

testOwnHosts('caddy', 'in a cookie of the shared domain');
