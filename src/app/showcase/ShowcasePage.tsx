import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, LinkButton } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Modal } from '@/ui/Modal';
import { Notice } from '@/ui/Notice';
import { NotificationIcon } from '@/ui/NotificationIcon';
import { PageHeading } from '@/ui/PageHeading';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { Spinner } from '@/ui/Spinner';
import { TextField } from '@/ui/TextField';
import { MainArea } from '@/ui/shell/MainArea';
import { useDocumentTitle } from '@/ui/useDocumentTitle';
import { DataSamples, Row, TableSamples } from './TableSamples';
import { type Choices, FIRST_CHOICES, ICONS, PICKERS } from './choices';

interface PickersProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** The controls that set the props of the components below. */
const Pickers = ({ choices, onChange }: PickersProps) => (
  <Fields>
    <TextField label="Text" value={choices.text} onChange={(text) => onChange({ ...choices, text })} />
    {PICKERS.map(([name, { label, options }]) => (
      <SelectField
        key={name}
        label={label}
        options={options.map((value) => ({ value, label: value }))}
        value={choices[name]}
        onChange={(value) => onChange({ ...choices, [name]: value })}
      />
    ))}
  </Fields>
);

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: var(--space-3);
`;

const TYPES = ['info', 'success', 'warning', 'error'] as const;

function MessageSamples({ text, colors }: Choices) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Panel heading="Notification icons" tone={colors}>
        <Row>
          {TYPES.map((type) => (
            <NotificationIcon key={type} type={type} size={24} />
          ))}
        </Row>
      </Panel>
      <Panel heading="Messages" tone={colors}>
        {TYPES.map((tone) => (
          <Notice key={tone} tone={tone} title={tone}>
            {text}
          </Notice>
        ))}
        <Button onClick={() => setIsOpen(true)}>Open a message</Button>
        {isOpen && (
          <Modal title="Message" onClose={close} footer={<Button onClick={close}>Close</Button>}>
            {text}
          </Modal>
        )}
      </Panel>
      <Panel heading="Spinner" tone={colors}>
        <Frame>
          <Spinner cover="container" message={text} />
        </Frame>
      </Panel>
    </>
  );
}

/** The positioned ancestor that the spinner covers. */
const Frame = styled.div`
  position: relative;
  height: 280px;
`;

const ButtonSamples = ({ type, text, icon, colors }: Choices) => (
  <Panel heading="Buttons" tone={colors}>
    <Row>
      <Button kind={type}>{text}</Button>
      <Button kind={type} isBusy>
        {text}
      </Button>
      <Button kind={type} disabled>
        {text}
      </Button>
      <LinkButton>{text}</LinkButton>
      <IconButton icon={ICONS[icon]} label={text} />
    </Row>
  </Panel>
);

/** The reusable components, for review during development. */
export function Component() {
  const [choices, setChoices] = useState(FIRST_CHOICES);
  useDocumentTitle('Pieces of the interface');
  return (
    <MainArea>
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
