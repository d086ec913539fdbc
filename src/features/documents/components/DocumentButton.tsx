import { type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { documentKey, documentWanted, selectPendingDocuments, type Wanted } from '@/features/documents/documentsSlice';
import { LinkButton } from '@/ui/LinkButton';

interface DocumentButtonProps {
  readonly wanted: Wanted;
  readonly children: ReactNode;
}

/** Opens a document, or saves an XML file; its accessible name is the document's title. */
export function DocumentButton({ wanted, children }: DocumentButtonProps) {
  const dispatch = useDispatch();
  const isPending = useSelector(selectPendingDocuments).includes(documentKey(wanted));
  return (
    <LinkButton aria-label={wanted.title} disabled={isPending} onClick={() => dispatch(documentWanted(wanted))}>
      {children}
    </LinkButton>
  );
}
