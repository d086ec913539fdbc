import { styled } from 'styled-components';
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

/** The service's own reasons for its recommendation, and where it places the others. */
export function WhyDialog({ recommended, results, recommendations, onClose }: WhyDialogProps) {
  const others = results.filter((result) => result.key !== recommended.key && isUsable(result));
  return (
    <Modal
      isOpen
      title={`Why is ${recommended.service} recommended?`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
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
    <p>The service gave no reasons.</p>
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
