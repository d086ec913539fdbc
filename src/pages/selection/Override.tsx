import { useSelector } from 'react-redux';
import { OverrideForm } from '@/features/selection/components/OverrideForm';
import { OverrideQuestion } from '@/features/selection/components/OverrideQuestion';
import { selectOverrideChoice } from '@/workflows/overrideChoice';

/** Appears when another result is chosen than the one in effect. */
export function Override() {
  const choice = useSelector(selectOverrideChoice);
  if (choice === undefined) return null;
  return (
    <>
      <OverrideForm chosen={choice.chosen} issues={choice.issues} warnings={choice.warnings} />
      <OverrideQuestion service={choice.chosen.service} />
    </>
  );
}
