import { useDispatch, useSelector } from 'react-redux';
import {
  overrideCancelled,
  overrideConfirmed,
  selectOverridePhase,
  selectOverrideWarnings,
} from '@/features/selection/overrideSlice';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface OverrideQuestionProps {
  readonly service: string;
}

/** Asks once more before a choice that costs something; the way back comes first. */
export function OverrideQuestion({ service }: OverrideQuestionProps) {
  const dispatch = useDispatch();
  const isAsking = useSelector(selectOverridePhase) === 'asking';
  const warnings = useSelector(selectOverrideWarnings);
  const cancel = () => dispatch(overrideCancelled());
  return (
    <Modal
      isOpen={isAsking}
      role="alertdialog"
      title={`Use ${service}?`}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>Keep the selection</Button>
          <Button kind="primary" onClick={() => dispatch(overrideConfirmed())}>
            Use {service}
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
