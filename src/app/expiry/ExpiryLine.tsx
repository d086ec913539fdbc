import Clock from 'lucide-react/icons/clock';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as expiryTexts from '@/config/texts/expiryTexts';
import { expiryDates, nextToExpire } from '@/domain/expiry/expiryDates';
import { lazyDialog } from '@/ui/lazyComponent';
import { LinkButton } from '@/ui/LinkButton';
import { useNow } from '@/ui/useNow';
import { NARROW } from '@/ui/wide';
import { selectKnownExpiry } from './expirySelectors';

const ExpirySheet = lazyDialog(async () => (await import('./ExpirySheet')).ExpirySheet);

const MINUTE_MS = 60_000;

/** The soonest expiry dates, beside the tabs of every screen. It opens the list of all. */
export function ExpiryLine() {
  const now = useNow(MINUTE_MS);
  const known = useSelector(selectKnownExpiry);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dates = expiryDates(known, now);
  const next = nextToExpire(dates, [
    ...known.notLoaded.map(expiryTexts.notLoaded),
    ...(known.isReliefUnread ? [expiryTexts.reliefUnread] : []),
  ]);
  if (next === undefined && !isOpen) return null;
  const text = next?.text ?? expiryTexts.list;
  return (
    <>
      <Next
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={expiryTexts.next(text)}
        data-soon={next?.isSoon === true || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Clock aria-hidden size={14} /> <Text>{text}</Text>
      </Next>
      {isOpen && <ExpirySheet {...{ dates, button }} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** One line in a narrow window, where its room is reserved. The list has the rest. */
const Text = styled.span`
  ${NARROW} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Next = styled(LinkButton)`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  margin-block: 0;
  margin-inline-start: auto;
  max-width: 100%;
  font: var(--type-table);
  font-weight: 600;
  text-decoration: none;
  color: var(--text-secondary);

  &[data-soon] {
    color: var(--warn);
  }
  &:hover {
    text-decoration: underline;
  }
  /* Beside a running request, which is at the right already. */
  section + & {
    margin-inline-start: 0;
  }
  ${NARROW} {
    margin-inline-start: 0;
  }
`;
