import { test } from '@tests/e2e/fixtures';
import { framedLaunch } from './framedApp';
import { testFramedJourney } from './journey';

test.use({ isFramed: true, identityKind: 'okta', launchOptions: framedLaunch });

testFramedJourney('okta');
