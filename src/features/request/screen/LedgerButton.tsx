import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as ledgerTexts from '@/config/texts/ledgerTexts';
import { selectPastRequests } from '@/features/request/state/orderSelectors';
import { lazyDialog } from '@/ui/lazyComponent';
import { LinkButton } from '@/ui/LinkButton';

const CreditLedgerDialog = lazyDialog(async () => (await import('./CreditLedgerDialog')).CreditLedgerDialog);

/** @empty nothing for a loan without requests */
export function LedgerButton() {
  const hasRequests = useSelector(selectPastRequests).length > 0;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {hasRequests && (
        <span>
          <LinkButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {ledgerTexts.open}
          </LinkButton>
        </span>
      )}
      {isOpen && <CreditLedgerDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
