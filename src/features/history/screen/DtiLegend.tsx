import { styled } from 'styled-components';
import type { DtiLine } from '@/domain/history/dtiCourse';
import { DtiMark } from './DtiMark';

/** The mark of each underwriting system. */
export const DtiLegend = ({ lines }: { readonly lines: readonly DtiLine[] }) => (
  <Legend aria-hidden>
    {lines.map(({ service }) => (
      <span key={service}>
        <svg viewBox="-6 -6 12 12" width="12" height="12">
          <DtiMark service={service} />
        </svg>{' '}
        {service}
      </span>
    ))}
  </Legend>
);

const Legend = styled.div`
  display: grid;
  font: var(--type-label);
  white-space: nowrap;
  color: var(--text-secondary);
`;
