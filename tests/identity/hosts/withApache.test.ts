import { testOwnHosts } from './followGuide';
import { test } from './openHosts';

test.use({ web: 'apache', travels: 'in a header' });

testOwnHosts('apache', 'in a header');
