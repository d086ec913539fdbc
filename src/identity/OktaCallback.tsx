import type { OktaAuth } from '@okta/okta-auth-js/core';
import { LoginCallback, Security } from '@okta/okta-react';
import { useEffect } from 'react';
import type { ReturnPoint } from './auth';

/** Creates the component of the return point. It shows why a response was refused. */
export const oktaCallback = (okta: OktaAuth): ReturnPoint['Callback'] =>
  function OktaCallback({ onReturn, ...props }) {
    useEffect(
      () => () => {
        // StrictMode mounts twice, and Security warns about a second callback.
        delete okta.options.restoreOriginalUri;
      },
      [],
    );
    const restore = (_: unknown, path: string | undefined): Promise<void> => {
      onReturn(path);
      return Promise.resolve();
    };
    return (
      <Security oktaAuth={okta} restoreOriginalUri={restore}>
        <LoginCallback {...props} />
      </Security>
    );
  };
