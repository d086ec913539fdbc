import type { ComponentProps } from 'react';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { useFieldError } from './useFieldError';

/** The fields of the order that can have an error. Each reads its own, so that an error re-renders nothing else. */
type OrderField<Props> = Omit<Props, 'error'> & { readonly id: string };

export const OrderTextField = (props: OrderField<ComponentProps<typeof TextField>>) => (
  <TextField {...props} error={useFieldError(props.id)} />
);

export const OrderSelectField = (props: OrderField<ComponentProps<typeof SelectField>>) => (
  <SelectField {...props} error={useFieldError(props.id)} />
);
