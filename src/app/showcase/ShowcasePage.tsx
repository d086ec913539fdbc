import { useState } from 'react';
import { PageHeading } from '@/ui/PageHeading';
import { Panel } from '@/ui/Panel';
import { MainArea } from '@/ui/shell/MainArea';
import { useDocumentTitle } from '@/ui/useDocumentTitle';
import { ButtonSamples } from './ButtonSamples';
import { FIRST_CHOICES } from './choices';
import { DataSamples } from './DataSamples';
import { MessageSamples } from './MessageSamples';
import { Pickers } from './Pickers';
import { TableSamples } from './TableSamples';

/**
 * The reusable components, for review during development (specification §2, /comp-list).
 *
 * @source Specification §2: "/comp-list: showcase of buttons"
 */
export function Component() {
  const [choices, setChoices] = useState(FIRST_CHOICES);
  useDocumentTitle('Pieces of the interface');
  return (
    <MainArea id="main">
      <PageHeading>Pieces of the interface</PageHeading>
      <Panel heading="Drawn with">
        <Pickers choices={choices} onChange={setChoices} />
      </Panel>
      <ButtonSamples {...choices} />
      <DataSamples {...choices} />
      <TableSamples {...choices} />
      <MessageSamples {...choices} />
    </MainArea>
  );
}
