import { styled } from 'styled-components';
import * as selectionTexts from '@/features/selection/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** The placeholder for a value of a service that is still running. It has no animation: nothing is loading. */
export const AwaitedValue = () => (
  <>
    <Bar aria-hidden />
    <VisuallyHidden>{selectionTexts.noValueYet}</VisuallyHidden>
  </>
);

/** A border, which is also printed. */
const Bar = styled.span`
  display: inline-block;
  width: 72px;
  vertical-align: middle;
  border-top: 6px solid var(--sunken);
  border-radius: 3px;
`;
