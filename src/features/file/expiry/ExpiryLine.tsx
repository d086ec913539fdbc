import Clock from 'lucide-react/icons/clock';
import { type RefObject, useRef, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { enumerated } from '@/config/listed';
import { paths } from '@/config/paths';
import * as fileTexts from '@/features/file/texts';
import { daysLeft, type ExpiryDate, expiryDates, nextToExpire } from '@/features/file/rules/expiryDates';
import { selectLoanId } from '@/features/loan/loanSlice';
import { selectReadOnlyReason } from '@/features/runs/readOnlySelector';
import { capitalized } from '@/lib/format';
import { LinkButton } from '@/ui/Button';
import { FocusAround } from '@/ui/FocusAround';
import { type ListColumn, ListTable } from '@/ui/ListTable';
import { ListState, RetryLink, SmallPrint } from '@/ui/listParts';
import { MINUTE_MS, useNow } from '@/ui/useNow';
import { NARROW, WIDE } from '@/ui/wide';
import { expiryListOpened } from './expiryListOpened';
import { selectKnownExpiry } from './expirySelectors';

/** The soonest expiry dates, beside the tabs of every screen. It opens the list of all. */
export function ExpiryLine() {
  const dispatch = useDispatch();
  const now = useNow(MINUTE_MS);
  const known = useSelector(selectKnownExpiry);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dates = expiryDates(known, now);
  const next = nextToExpire(dates, [
    ...known.notLoaded.map(fileTexts.expiryNotLoaded),
    ...(known.isReliefUnread ? [fileTexts.reliefUnread] : []),
  ]);
  if (next === undefined && !isOpen) return null;
  const toggle = (): void => {
    if (!isOpen) dispatch(expiryListOpened());
    setIsOpen(!isOpen);
  };
  const text = next?.text ?? fileTexts.expiryDates;
  return (
    <Line>
      <Next
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={fileTexts.nextToExpire(text)}
        data-soon={next?.isSoon === true || undefined}
        onClick={toggle}
      >
        <Clock aria-hidden size={14} /> <Text>{text}</Text>
      </Next>
      {known.isReliefUnread && !isOpen && (
        <FocusAround>
          <LinkButton
            data-print="never"
            aria-label={fileTexts.loadReliefOf}
            onClick={() => dispatch(expiryListOpened())}
          >
            {fileTexts.loadRelief}
          </LinkButton>
        </FocusAround>
      )}
      {isOpen && <ExpirySheet {...{ dates, button }} onClose={() => setIsOpen(false)} />}
    </Line>
  );
}

/**
 * Its room is reserved: one line beside the tabs and what runs, or two in a narrow window, on a phone below them. The
 * list has the rest.
 */
const Text = styled.span`
  ${WIDE} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${NARROW} {
    display: -webkit-box;
    overflow: hidden;
    font-size: 0.75rem;
    line-height: 0.9375rem;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Line = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  margin-inline-start: auto;
  max-width: 100%;
  min-width: 0;
  font: var(--type-table);

  ${WIDE} {
    flex: 1 1 0;
    justify-content: end;

    > :not(:first-child) {
      flex: none;
    }
  }
  ${NARROW} {
    margin-inline-start: 0;
  }
`;

const Next = styled(LinkButton)`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  min-width: 0;
  margin-block: 0;
  font: inherit;
  font-weight: 600;
  color: var(--text-secondary);

  ${NARROW} {
    padding-block: 0;
  }
  > svg {
    flex: none;
  }
  &[data-soon] {
    color: var(--warn);
  }
`;

interface ExpirySheetProps {
  readonly dates: readonly ExpiryDate[];
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function ExpirySheet({ dates, button, onClose }: ExpirySheetProps) {
  const dispatch = useDispatch();
  const { notLoaded, isReliefLoading, isRetrying } = useSelector(selectKnownExpiry);
  const loanId = useSelector(selectLoanId) ?? '';
  const canOrder = useSelector(selectReadOnlyReason) === null;
  return (
    <Sheet className="card" isOpen onOpenChange={onClose} triggerRef={button} placement="bottom end">
      <Dialog aria-label={fileTexts.expiryDates}>
        {dates.length > 0 && (
          <ListTable
            caption={fileTexts.expiryDates}
            columns={canOrder ? [...COLUMNS, nextStep(loanId, onClose)] : COLUMNS}
            rows={dates}
          />
        )}
        <ListState role="status">
          {isReliefLoading && !isRetrying && <span>{fileTexts.expiryLoading}</span>}
          {notLoaded.length > 0 && (
            <>
              <span>{`${capitalized(enumerated(notLoaded.map(fileTexts.expiryNotLoaded)))}.`}</span>{' '}
              <RetryLink isBusy={isRetrying} onRetry={() => dispatch(expiryListOpened())} />
            </>
          )}
        </ListState>
        <SmallPrint>{fileTexts.expiryCaution}</SmallPrint>
      </Dialog>
    </Sheet>
  );
}

const Sheet = styled(Popover)`
  min-width: 200px;
  max-width: calc(100vw - 24px);
  padding: var(--space-3);
  /* Its height ends at the edge of the window. */
  overflow: auto;
  box-shadow: var(--shadow-overlay);

  > section {
    outline: none;
  }
`;

const COLUMNS: readonly ListColumn<ExpiryDate>[] = [
  {
    heading: fileTexts.expiryOf,
    isWrapped: true,
    cell: ({ label, detail }) => (
      <span>
        <b>{capitalized(label)}</b> <Detail>{detail}</Detail>
      </span>
    ),
  },
  { heading: fileTexts.expiryDate, cell: ({ date }) => date },
  { heading: fileTexts.expiryLeft, cell: ({ days }) => daysLeft(days) },
];

const nextStep = (loanId: string, onClick: () => void): ListColumn<ExpiryDate> => ({
  heading: fileTexts.expiryNext,
  cell: ({ label, detail, hash = '' }) => (
    <Link
      to={paths.request.href(loanId) + hash}
      aria-label={fileTexts.orderAgainOf([label, detail].filter(Boolean).join(', '))}
      onClick={onClick}
    >
      {fileTexts.orderAgain}
    </Link>
  ),
});

const Detail = styled.span`
  display: block;
  color: var(--text-secondary);
`;
