import { useDispatch, useSelector } from 'react-redux';
import * as selectionTexts from '@/config/texts/selectionTexts';
import {
  overrideCanceled,
  overrideConfirmed,
  selectOverridePhase,
  selectOverrideWarnings,
} from '@/features/selection/state/overrideSlice';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface OverrideQuestionProps {
  readonly service: string;
}

/**
 * Asks for confirmation before a selection with warnings. The first button cancels.
 *
 * @source Specification §2: "another result than the recommended one"
 */
export function OverrideQuestion({ service }: OverrideQuestionProps) {
  const dispatch = useDispatch();
  const isAsking = useSelector(selectOverridePhase) === 'asking';
  const warnings = useSelector(selectOverrideWarnings);
  const cancel = () => dispatch(overrideCanceled());
  return (
    <Modal
      isOpen={isAsking}
      role="alertdialog"
      title={selectionTexts.useQuestion(service)}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>{selectionTexts.keepSelection}</Button>
          <Button kind="primary" onClick={() => dispatch(overrideConfirmed())}>
            {selectionTexts.use(service)}
          </Button>
        </>
      }
    >
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Modal>
  );
}
