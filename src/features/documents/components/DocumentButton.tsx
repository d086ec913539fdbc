import { type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { documentKey, documentWanted, selectPendingDocuments, type Wanted } from '@/features/documents/documentsSlice';
import { LinkButton } from '@/ui/LinkButton';

interface DocumentButtonProps {
  readonly wanted: Wanted;
  readonly children: ReactNode;
}

type RootPart = Parameters<typeof selectPendingDocuments>[0];

/**
 * Opens a document, or saves an XML file. Its accessible name is the document's title, which holds the words that are seen;
 * while the document is on its way it keeps its focus and ignores further presses.
 */
export function DocumentButton({ wanted, children }: DocumentButtonProps) {
  const dispatch = useDispatch();
  const isPending = useSelector((state: RootPart) => selectPendingDocuments(state).includes(documentKey(wanted)));
  const open = (): void => {
    if (!isPending) dispatch(documentWanted(wanted));
  };
  return (
    <LinkButton aria-label={wanted.title} aria-busy={isPending} aria-disabled={isPending} onClick={open}>
      {children}
    </LinkButton>
  );
}
