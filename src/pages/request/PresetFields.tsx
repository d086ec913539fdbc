import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { AUS_LABEL } from '@/domain/loan/aus';
import { orderFields } from '@/domain/order/orderFields';
import { serviceIdOf } from '@/domain/request/ausService';
import { presetChosen } from '@/features/orderDraft/orderDraftSlice';
import { selectSetupParts, setupPartWanted } from '@/features/requestSetup/requestSetupSlice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { selectFieldErrors } from '@/workflows/orderIssueSelectors';
import { selectAskedServices } from '@/workflows/orderSelectors';
import { PartFailure } from './PartFailure';
import { useOrderPart } from './useOrderPart';

const RECOMMENDED = '';

/** Which result is used after the run: the recommended one, or always the same service's, for a reason. */
export function PresetFields() {
  const dispatch = useDispatch();
  const asked = useSelector(selectAskedServices);
  const preset = useOrderPart('preset');
  const { value: reasons = [], failure } = useSelector(selectSetupParts).overrideReasons;
  const errors = useSelector(selectFieldErrors);
  if (asked.length < 2) return null;

  const choose = (value: string): void => {
    const chosen = { ausRequestTypeId: Number(value), reasonId: null, needsComment: false, comment: '' };
    dispatch(presetChosen(value === RECOMMENDED ? null : chosen));
  };
  return (
    <Row>
      <SelectField
        label="After the run"
        value={preset === null ? RECOMMENDED : String(preset.ausRequestTypeId)}
        options={[
          { value: RECOMMENDED, label: 'Use the recommendation' },
          ...asked.map(({ option }) => ({
            value: String(serviceIdOf(option)),
            label: `Always use ${AUS_LABEL[option]}`,
          })),
        ]}
        onChange={choose}
      />
      {preset !== null && (
        <>
          {failure !== undefined && (
            <Wide>
              <PartFailure
                failure={failure}
                what="the reasons to choose from"
                onRetry={() => dispatch(setupPartWanted('overrideReasons'))}
              />
            </Wide>
          )}
          <SelectField
            id={orderFields.presetReason}
            label="Reason"
            isRequired
            placeholder="Choose a reason"
            value={String(preset.reasonId ?? '')}
            options={reasons.map(({ id, label }) => ({ value: String(id), label }))}
            error={errors[orderFields.presetReason]}
            onChange={(value) => {
              const reason = reasons.find(({ id }) => String(id) === value);
              const needsComment = reason?.isCommentRequired ?? false;
              dispatch(presetChosen({ ...preset, reasonId: reason?.id ?? null, needsComment }));
            }}
          />
          <TextField
            id={orderFields.presetComment}
            label="Comment"
            isRequired={preset.needsComment}
            value={preset.comment}
            error={errors[orderFields.presetComment]}
            onChange={(comment) => dispatch(presetChosen({ ...preset, comment }))}
          />
        </>
      )}
    </Row>
  );
}

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4) var(--space-3);
  border-top: 1px solid var(--border);
`;
