import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import * as runsTexts from '@/config/texts/runsTexts';
import { AUS_LABEL } from '@/domain/loan/aus';
import { orderFields } from '@/domain/order/orderFields';
import { SERVICE_OPTIONS } from '@/domain/request/ausService';
import { presetChosen } from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import { selectAskedServices } from '@/features/request/state/orderSelectors';
import { selectSetupParts, setupPartWanted } from '@/features/request/state/requestSetupSlice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { PartFailure } from './PartFailure';
import { useOrderPart } from './useOrderPart';

const RECOMMENDED = '';

/**
 * The result to use after the run: the recommended one, or always one service's, for a reason.
 *
 * @source Specification §1: "and override selections"
 */
export function PresetFields() {
  const dispatch = useDispatch();
  const asked = useSelector(selectAskedServices);
  const preset = useOrderPart('preset');
  const { value: reasons = [], failure } = useSelector(selectSetupParts).overrideReasons;
  const errors = useSelector(selectFieldErrors);
  if (asked.length < 2) return null;

  const choose = (value: string): void => {
    const service = SERVICE_OPTIONS.find((option) => option === value);
    dispatch(
      presetChosen(service === undefined ? null : { service, reasonId: null, needsComment: false, comment: '' }),
    );
  };
  return (
    <>
      <SelectField
        label={requestTexts.afterTheRun}
        value={preset?.service ?? RECOMMENDED}
        options={[
          { value: RECOMMENDED, label: requestTexts.useRecommendation },
          ...asked.map(({ option }) => ({
            value: option,
            label: requestTexts.alwaysUse(AUS_LABEL[option]),
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
                what={requestTexts.theReasons}
                onRetry={() => dispatch(setupPartWanted('overrideReasons'))}
              />
            </Wide>
          )}
          <SelectField
            id={orderFields.presetReason}
            label={runsTexts.reason}
            isRequired
            placeholder={runsTexts.chooseReason}
            value={preset.reasonId ?? ''}
            options={reasons.map(({ id, label }) => ({ value: id, label }))}
            error={errors[orderFields.presetReason]}
            onChange={(value) => {
              const reason = reasons.find(({ id }) => id === value);
              const needsComment = reason?.isCommentRequired ?? false;
              dispatch(presetChosen({ ...preset, reasonId: reason?.id ?? null, needsComment }));
            }}
          />
          <TextField
            id={orderFields.presetComment}
            label={runsTexts.comment}
            isRequired={preset.needsComment}
            value={preset.comment}
            error={errors[orderFields.presetComment]}
            onChange={(comment) => dispatch(presetChosen({ ...preset, comment }))}
          />
        </>
      )}
    </>
  );
}

const Wide = styled.div`
  grid-column: 1 / -1;
`;
