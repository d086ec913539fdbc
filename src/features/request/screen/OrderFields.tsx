import type { ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as orderTexts from '@/features/request/orderTexts';
import type { OrderTexts } from '@/features/request/rules/orderDraft';
import { orderFields } from '@/features/request/rules/orderFields';
import { draftEdited, fieldTouched } from '@/features/request/state/orderDraftSlice';
import { selectHistoryItems } from '@/features/runs/historySlice';
import { isUnderwriting } from '@/features/runs/rules/historyItem';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { useFieldError, useOrderPart } from './useOrderPart';

/** The fields of the order that can have an error. Each reads its own, so that an error re-renders nothing else. */
type OrderField<Props> = Omit<Props, 'error' | 'onBlur'> & { readonly id: string };

export function OrderTextField(props: OrderField<ComponentProps<typeof TextField>>) {
  const dispatch = useDispatch();
  const { id } = props;
  return <TextField {...props} error={useFieldError(id)} onBlur={() => dispatch(fieldTouched(id))} />;
}

export const OrderSelectField = (props: OrderField<ComponentProps<typeof SelectField>>) => (
  <SelectField {...props} error={useFieldError(props.id)} />
);

export function OrderTextFields() {
  // The history knows of a run before the form does, so that the hint moves nothing when the run ends.
  const isInHistory = useSelector(selectHistoryItems).some(isUnderwriting);
  const isKnown = useOrderPart('services').some(({ submissionCount }) => submissionCount > 0);
  const hasRunBefore = isInHistory || isKnown;
  const fields: Record<keyof OrderTexts, Omit<OrderTextProps, 'name'>> = {
    note: { label: orderTexts.fileNote, maxLength: 500, hint: hasRunBefore ? orderTexts.fileNoteHint : undefined },
  };
  return (Object.keys(fields) as (keyof OrderTexts)[]).map((name) => (
    <OrderText key={name} name={name} {...fields[name]} />
  ));
}

interface OrderTextProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'maxLength' | 'hint' | 'isRequired'> {
  readonly name: keyof OrderTexts;
}

function OrderText({ name, ...field }: OrderTextProps) {
  const dispatch = useDispatch();
  return (
    <OrderTextField
      {...field}
      id={orderFields.text(name)}
      value={useOrderPart(name)}
      onChange={(text) => dispatch(draftEdited({ [name]: text }))}
    />
  );
}
