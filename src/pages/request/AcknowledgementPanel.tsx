import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { orderFields } from '@/domain/order/orderFields';
import {
  acknowledgementTicked,
  acknowledgementWanted,
  selectAcknowledgement,
  selectAcknowledgementSaveFailure,
  selectSavingAcknowledgement,
} from '@/features/acknowledgement/acknowledgementSlice';
import { noteEdited } from '@/features/orderDraft/orderDraftSlice';
import { describeUnsaved } from '@/lib/failure';
import { shortDate } from '@/lib/format';
import { isPending } from '@/lib/remote';
import { Checkbox } from '@/ui/Checkbox';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { TextField } from '@/ui/TextField';
import { selectFieldErrors } from '@/workflows/orderIssueSelectors';
import { PartFailure } from './PartFailure';
import { useOrderPart } from './useOrderPart';

/** Whether the borrowers have authorised the credit pull, and a note that goes with the order. */
export function AcknowledgementPanel() {
  const dispatch = useDispatch();
  const status = useSelector(selectAcknowledgement);
  const mode = useOrderPart('mode');
  const note = useOrderPart('note');
  const hasRunBefore = useOrderPart('services').some(({ submissionCount }) => submissionCount > 0);
  return (
    <Panel heading={`${mode === 'aus' ? 4 : 2}. Acknowledgement`}>
      <PartFailure
        failure={status.failure}
        what="the borrower acknowledgement"
        onRetry={() => dispatch(acknowledgementWanted())}
      />
      <Stack>
        <div>{isPending(status) ? <Skeleton /> : <AcknowledgementBox />}</div>
        <TextField
          label="Note for the file"
          value={note}
          maxLength={500}
          hint={
            hasRunBefore
              ? 'Say what changed since the last run: repeated submissions without a reason are a red flag.'
              : undefined
          }
          onChange={(text) => dispatch(noteEdited(text))}
        />
      </Stack>
    </Panel>
  );
}

/** A tick is saved at once, before any order. */
function AcknowledgementBox() {
  const dispatch = useDispatch();
  const { value } = useSelector(selectAcknowledgement);
  const saving = useSelector(selectSavingAcknowledgement);
  const saveFailure = useSelector(selectAcknowledgementSaveFailure);
  const error = useSelector(selectFieldErrors)[orderFields.acknowledgement];
  return (
    <>
      <Checkbox
        id={orderFields.acknowledgement}
        label="Each borrower selected has authorised this credit pull"
        isChecked={saving ?? value?.isObtained ?? false}
        aria-disabled={saving !== null}
        hint={hintOf(saving, value?.isObtained === true ? value : undefined)}
        error={error}
        onChange={(isObtained) => saving === null && dispatch(acknowledgementTicked(isObtained))}
      />
      {saveFailure !== null && (
        <Notice tone="error">{describeUnsaved(saveFailure, 'The borrower acknowledgement')}</Notice>
      )}
    </>
  );
}

function hintOf(
  saving: boolean | null,
  obtained: { obtainedOn: string | null; obtainedBy: string | null } | undefined,
): string | undefined {
  if (saving !== null) return 'Saving…';
  if (obtained?.obtainedOn == null) return undefined;
  return `Obtained ${shortDate(obtained.obtainedOn)}${obtained.obtainedBy === null ? '' : ` by ${obtained.obtainedBy}`}`;
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;
