import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/features/request/texts';
import { orderFields } from '@/features/request/rules/orderFields';
import { mustSaveAgain, notSavedText, obtainedText } from '@/features/request/rules/acknowledgement';
import {
  acknowledgementTicked,
  selectAcknowledgementData,
  selectAcknowledgementNotSaved,
  selectSavingAcknowledgement,
} from '@/features/request/state/acknowledgementSlice';
import { selectIsValidating } from '@/features/request/state/orderIssueSelectors';
import { selectBorrowersPart } from '@/features/request/state/orderSelectors';
import { isPending, isUnknown } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { Checkbox } from '@/ui/Checkbox';
import { Notice, TabCode } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { SignInLink } from '@/ui/ReadFailure';
import { Skeleton } from '@/ui/Skeletons';
import { Stack } from '@/ui/Stack';
import type { Acknowledgement } from '@/features/request/api/contract/requestSetup';
import { PartFailures } from './PartFailures';
import { OrderTextFields } from './OrderFields';
import { useFieldError, useOrderPart } from './useOrderPart';
import { LABELS_BESIDE } from './formStyles';

export function AcknowledgementPanel() {
  const status = useSelector(selectAcknowledgementData);
  const mode = useOrderPart('mode');
  return (
    <Panel heading={requestTexts.acknowledgementHeading(mode === 'aus' ? 5 : 3)}>
      <PartFailures of="acknowledgement" />
      <Fields>
        <div>{isPending(status) ? <Skeleton /> : <AcknowledgementBox />}</div>
        {mode === 'credit' && (
          <Note>
            <OrderTextFields />
          </Note>
        )}
      </Fields>
    </Panel>
  );
}

function AcknowledgementBox() {
  const dispatch = useDispatch();
  const { value } = useSelector(selectAcknowledgementData);
  const { acknowledgementCheckIsFine } = useSelector(selectIsValidating);
  const saving = useSelector(selectSavingAcknowledgement);
  const notSaved = useSelector(selectAcknowledgementNotSaved);
  const isOrderKnown = useSelector((state: RootState) => !isUnknown(selectBorrowersPart(state)));
  const error = useFieldError(orderFields.acknowledgement);
  return (
    <>
      <Checkbox
        id={orderFields.acknowledgement}
        label={requestTexts.acknowledgementLabel}
        isChecked={saving ?? value?.isBorrowerAcknowledgementForCreditPullObtained ?? false}
        aria-disabled={saving !== null}
        hint={hintOf(saving, value, { isNeeded: !acknowledgementCheckIsFine, isOrderKnown })}
        error={error}
        onChange={(isObtained) => saving === null && dispatch(acknowledgementTicked(isObtained))}
      />
      {notSaved !== null && (
        <Notice tone="error" actions={<TabCode />}>
          <span>{notSavedText(notSaved, value)}</span>
          {mustSaveAgain(notSaved, value) && <SignInLink failure={notSaved.failure} />}
        </Notice>
      )}
    </>
  );
}

/** Always a text, so that the box and the note below never move. */
function hintOf(
  saving: boolean | null,
  known: Acknowledgement | undefined,
  { isNeeded, isOrderKnown }: Record<'isNeeded' | 'isOrderKnown', boolean>,
): string {
  if (saving !== null) return requestTexts.saving;
  if (known?.isBorrowerAcknowledgementForCreditPullObtained === true) return obtainedText(known);
  if (isNeeded)
    return known?.isBorrowerAcknowledgementForCreditPullObtained === null
      ? requestTexts.acknowledgementUnknown
      : requestTexts.acknowledgementNeeded;
  if (known?.isRequired === false) return requestTexts.acknowledgementNotRequired;
  return isOrderKnown ? requestTexts.acknowledgementNotNeeded : requestTexts.acknowledgementUndecided;
}

const Fields = styled(Stack)`
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
`;

const Note = styled.div`
  ${LABELS_BESIDE}
`;
