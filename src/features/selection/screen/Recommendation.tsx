import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { shortReasons } from '@/domain/selection/selectionRecommendation';
import { isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import { selectRecommendations } from '@/features/selection/state/selectionSlice';
import { LinkButton } from '@/ui/LinkButton';
import { StatusBadge } from '@/ui/StatusBadge';
import { WhyDialog } from './WhyDialog';

interface RecommendationProps {
  readonly results: readonly SelectionResult[];
}

/**
 * The recommended service with the service's own short reasons; a dialog shows all of them.
 *
 * @source Specification §2: "one result recommended"
 */
export function Recommendation({ results }: RecommendationProps) {
  const recommendations = useSelector(selectRecommendations);
  const [isOpen, setOpen] = useState(false);
  const recommended = results.find(({ isRecommended }) => isRecommended);
  if (recommended === undefined) return null;
  const others = results.filter((result) => result !== recommended && isUsable(result));
  const reasons = shortReasons(recommended, others, recommendations);
  return (
    <>
      <StatusBadge tone="recommended">{selectionTexts.isRecommended(recommended.service)}</StatusBadge>
      <span>{reasons.join(' · ')}</span>
      <LinkButton data-print="never" onClick={() => setOpen(true)}>
        {selectionTexts.allReasons}
      </LinkButton>
      {isOpen && (
        <WhyDialog
          ranked={[recommended, ...others]}
          recommendations={recommendations}
          title={selectionTexts.whyRecommended(recommended.service)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
