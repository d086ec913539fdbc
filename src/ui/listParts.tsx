import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { busyPress } from './press';
import { LinkButton } from './Button';
import { FocusAround } from './FocusAround';

export const SmallPrint = (props: ComponentProps<'p'>) => <Small {...props} />;

/** What of a list is loading, or not loaded. It needs no room while it is empty. */
export const ListState = (props: ComponentProps<'p'>) => <State {...props} />;

export const FooterState = (props: ComponentProps<'span'>) => <InFooter {...props} role="status" />;

/** 'Try again', beside what is not loaded. It keeps the focus while it is busy, and passes it on when it disappears. */
export const RetryLink = ({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) => (
  <FocusAround>
    <LinkButton data-print="never" aria-busy={isBusy} {...busyPress(isBusy, onRetry)}>
      {uiTexts.tryAgain}
    </LinkButton>
  </FocusAround>
);

const Small = styled.p`
  padding-top: var(--space-2);
  font: var(--type-label);
  color: var(--text-secondary);
`;

const State = styled.p`
  font: var(--type-table);

  &:not(:empty) {
    padding-top: var(--space-2);
  }
`;

const InFooter = styled.span`
  align-self: center;
  margin-inline-end: auto;
  color: var(--text-secondary);
`;
