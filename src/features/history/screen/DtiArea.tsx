import { useState } from 'react';
import { useSelector } from 'react-redux';
import { preferences } from '@/browser/memory';
import { hasCourse, isLongCourse } from '@/features/history/rules/dtiChanges';
import { selectDtiPoints } from '@/features/history/state/historySelectors';
import { DtiStrip } from './later';

const KEY = 'companion.dti';

/** The room of the DTI strip, whose code loads after the first rows. Without a choice, only a long course is open. */
export function DtiArea() {
  const points = useSelector(selectDtiPoints);
  const [choice, setChoice] = useState(() => preferences.read(KEY));
  if (!hasCourse(points)) return null;
  const isOpen = choice === null ? isLongCourse(points) : choice === 'open';
  const toggle = () => {
    const next = isOpen ? 'folded' : 'open';
    preferences.write(KEY, next);
    setChoice(next);
  };
  return (
    <div className="dti-area" data-open={isOpen || undefined} data-print="never">
      <DtiStrip isOpen={isOpen} onToggle={toggle} />
    </div>
  );
}
