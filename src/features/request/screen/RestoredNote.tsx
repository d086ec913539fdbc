import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import { selectRestored } from '@/features/request/state/orderDraftSlice';
import { selectTypeAgain } from '@/features/request/state/orderSelectors';
import { clockTime, listed } from '@/lib/format';

/** Says whether the form was restored, and what the user has to type again because this tab does not store it. */
export function RestoredNote() {
  const restored = useSelector(selectRestored);
  const again = useSelector(selectTypeAgain);
  if (restored === null) return null;
  const { savedAt } = restored;
  if (savedAt === null && again.length === 0) return null;
  return (
    <Line role="status">
      {savedAt !== null &&
        `${savedAt === 0 ? requestTexts.draftRestored : requestTexts.draftFrom(clockTime(savedAt))} `}
      {again.length > 0 && requestTexts.typeAgain(listed(again))}
    </Line>
  );
}

const Line = styled.p`
  color: var(--text-secondary);
`;
