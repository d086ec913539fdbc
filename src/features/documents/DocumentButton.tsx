import type { PropsWithChildren } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@/lib/rootState';
import { LinkButton } from '@/ui/Button';
import { documentKey, documentWanted, selectPendingDocuments, type Wanted } from './documentsSlice';

interface DocumentButtonProps {
  readonly wanted: Wanted;
  /** A tooltip, for a button without words. */
  readonly hint?: string;
}

/** Opens a document, or saves an XML file. While it loads, the button keeps the focus and ignores presses. */
export function DocumentButton({ wanted, hint, children }: PropsWithChildren<DocumentButtonProps>) {
  const dispatch = useDispatch();
  const isPending = useSelector((state: RootState) => selectPendingDocuments(state).includes(documentKey(wanted)));
  const open = (): void => {
    if (!isPending) dispatch(documentWanted(wanted));
  };
  return (
    <LinkButton
      aria-label={wanted.title}
      title={hint}
      data-hint={hint}
      aria-busy={isPending}
      aria-disabled={isPending}
      onClick={open}
    >
      {children}
    </LinkButton>
  );
}
