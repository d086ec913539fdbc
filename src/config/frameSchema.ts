import * as v from 'valibot';
import { checked, isSafeUrl, section } from './configRules';

const ORIGINS = 'must list exact https origins (http only on this machine)';

/**
 * The part of config.json for an app in a frame. The origins become part of a header: neither a wildcard nor what would
 * start another directive, although hosts may contain both.
 */
export const frameSchema = section({
  FRAME_CONFIG: section({
    PARENT_ORIGINS: v.optional(
      v.array(
        checked(ORIGINS, (text) => /^[\w.:/-]+$/.test(text) && isSafeUrl(text) && new URL(text).origin === text),
        ORIGINS,
      ),
      [],
    ),
  }),
});

/** A response with tokens in its address must not pass through another window. */
export const NEEDS_PKCE = 'OKTA_CONFIG.PKCE: must be true in a frame';
