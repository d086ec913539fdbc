import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { reasonsFor, scoredReason, type Recommendation } from '@/domain/selection/selectionRecommendation';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';
import { Table } from '@/ui/Table';

interface WhyDialogProps {
  readonly ranked: readonly SelectionResult[];
  readonly recommendations: readonly Recommendation[];
  readonly title: string;
  readonly onClose: () => void;
}

/** The service's reasons for its recommendation and for the ranking of the others, with their points and total. */
export const WhyDialog = ({ ranked, recommendations, title, onClose }: WhyDialogProps) => (
  <Modal isOpen title={title} onClose={onClose} footer={<Button onClick={onClose}>{uiTexts.close}</Button>}>
    {ranked.map((result) => (
      <Service key={result.key}>
        <Heading level={3} size="strong">
          {result.service}
        </Heading>
        <Reasons service={result.service} reasons={reasonsFor(result, recommendations)} />
      </Service>
    ))}
  </Modal>
);

interface ReasonsProps {
  readonly service: string;
  readonly reasons: readonly string[];
}

function Reasons({ service, reasons }: ReasonsProps) {
  if (reasons.length === 0) return <p>{selectionTexts.noReasons}</p>;
  const scored = reasons.map(scoredReason);
  const hasPoints = scored.some(({ points }) => points !== null);
  const total = scored.reduce((sum, { points }) => sum + (points ?? 0), 0);
  return (
    <Table data-density="compact">
      <caption>{selectionTexts.reasonsOf(service)}</caption>
      <tbody>
        {scored.map(({ text, points }, index) => (
          <tr key={index}>
            <th scope="row" data-wrap>
              {text}
            </th>
            {hasPoints && <td data-align="end">{points !== null && selectionTexts.points(points)}</td>}
          </tr>
        ))}
        {hasPoints && (
          <Total>
            <th scope="row">{selectionTexts.total}</th>
            <td data-align="end">{selectionTexts.points(total)}</td>
          </Total>
        )}
      </tbody>
    </Table>
  );
}

const Service = styled.section`
  margin-block: var(--space-2);
`;

const Total = styled.tr`
  && > :is(th, td) {
    font-weight: 600;
  }
`;
