import { expect, it } from 'vitest';
import { forgetWording, keepWording, keptWording } from '@/services/browser/keptWording';

it.each(['Iniciando sesión…', '', 'Dos\nlíneas'])('keeps what the wait for the sign-in says: %j', (signingIn) => {
  keepWording('es', signingIn);
  expect(keptWording()).toEqual({ language: 'es', signingIn });
  forgetWording();
  expect(keptWording()).toBeUndefined();
});
