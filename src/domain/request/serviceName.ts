import * as requestTexts from '@/config/texts/requestTexts';
import type { ServiceOption } from './ausService';

export const SERVICE_NAME: Record<ServiceOption, string> = {
  du: 'Desktop Underwriter',
  lp: 'Loan Product Advisor',
  lp_thru_cal: requestTexts.lpaThroughServicer,
};
