import { useState } from 'react';
import { PageHeading } from '@/ui/PageHeading';
import { Panel } from '@/ui/Panel';
import { MainArea } from '@/ui/shell/MainArea';
import { useDocumentTitle } from '@/ui/useDocumentTitle';
import { ButtonPieces } from './ButtonPieces';
import { FIRST_CHOICES } from './choices';
import { DataPieces } from './DataPieces';
import { MessagePieces } from './MessagePieces';
import { Pickers } from './Pickers';
import { TablePieces } from './TablePieces';

/** The reusable pieces of the interface, to be looked at in development (specification §2, /comp-list). */
export function Component() {
  const [choices, setChoices] = useState(FIRST_CHOICES);
  useDocumentTitle('Pieces of the interface');
  return (
    <MainArea id="main">
      <PageHeading>Pieces of the interface</PageHeading>
      <Panel heading="Drawn with">
        <Pickers choices={choices} onChange={setChoices} />
      </Panel>
      <ButtonPieces {...choices} />
      <DataPieces {...choices} />
      <TablePieces {...choices} />
      <MessagePieces {...choices} />
    </MainArea>
  );
}
