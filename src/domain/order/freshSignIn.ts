import { orderedNew } from '@/domain/request/orderedReports';
import type { OrderForm } from './orderForm';

interface SignIn {
  /** Seconds; 0 requires no fresh sign-in. */
  maxAgeSeconds: number;
  /** Epoch milliseconds of the provider's clock; null when the provider doesn't say. */
  signedInAt: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** True when the order adds hard inquiries, and the deployment wants a more recent sign-in for that. */
export const needsFreshSignIn = (form: OrderForm, { maxAgeSeconds, signedInAt, now }: SignIn): boolean =>
  maxAgeSeconds > 0 &&
  form.pull === 'full' &&
  orderedNew(form.borrowers).length > 0 &&
  (signedInAt === null || now - signedInAt > maxAgeSeconds * 1000);
