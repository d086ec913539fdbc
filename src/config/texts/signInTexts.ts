export const signingIn = 'Signing in…';
