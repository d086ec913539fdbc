import type { ServiceOption } from '@/features/loan/rules/services';
import type { OrderTexts } from './orderDraft';

/** The ids of the screen's fields. An issue names the field to fix, so that the screen can link to it. */
export const orderFields = {
  mode: 'order-mode',
  serviceType: (option: ServiceOption) => `order-${option}-type`,
  serviceIdentifier: (option: ServiceOption) => `order-${option}-identifier`,
  serviceLoanIdentifier: (option: ServiceOption) => `order-${option}-loan-identifier`,
  pull: 'order-pull',
  agency: 'order-agency',
  /** Around the button that loads the agencies again, after they failed to load. */
  agenciesFailed: 'order-agencies-failed',
  accountNumber: 'order-account-number',
  password: 'order-account-password',
  borrowers: 'order-borrowers',
  borrowerType: (key: string) => `order-borrower-${key}-type`,
  borrowerReference: (key: string) => `order-borrower-${key}-reference`,
  borrowerPull: (key: string) => `order-borrower-${key}-pull`,
  verifications: 'order-verifications',
  acknowledgement: 'order-acknowledgement',
  text: (name: keyof OrderTexts) => `order-${name}`,
  product: 'order-product',
} as const;
