import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { reasonsFor, type Recommendation } from '@/domain/selection/selectionRecommendation';
import { isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';

interface WhyDialogProps {
  readonly recommended: SelectionResult;
  readonly results: readonly SelectionResult[];
  readonly recommendations: readonly Recommendation[];
  readonly onClose: () => void;
}

/** The service's reasons for its recommendation and for the ranking of the others. */
export function WhyDialog({ recommended, results, recommendations, onClose }: WhyDialogProps) {
  const others = results.filter((result) => result.key !== recommended.key && isUsable(result));
  return (
    <Modal
      isOpen
      title={selectionTexts.whyRecommended(recommended.service)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      {[recommended, ...others].map((result) => (
        <Service key={result.key}>
          <Heading level={3} size="strong">
            {result.service}
          </Heading>
          <Reasons reasons={reasonsFor(result, recommendations)} />
        </Service>
      ))}
    </Modal>
  );
}

const Reasons = ({ reasons }: { readonly reasons: readonly string[] }) =>
  reasons.length === 0 ? (
    <p>{selectionTexts.noReasons}</p>
  ) : (
    <ul>
      {reasons.map((reason, index) => (
        <li key={index}>{reason}</li>
      ))}
    </ul>
  );

const Service = styled.section`
  margin-block: var(--space-2);

  ul {
    padding-inline-start: var(--space-6);
  }
`;
