import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { Notice } from '@/ui/Notice';
import { NotificationIcon } from '@/ui/NotificationIcon';
import { Panel } from '@/ui/Panel';
import { Spinner } from '@/ui/Spinner';
import type { Choices } from './choices';
import { Row } from './Row';

const TYPES = ['info', 'success', 'warning', 'error'] as const;

/** @source Specification §2: "/comp-list: showcase of buttons" */
export function MessageSamples({ text, colors }: Choices) {
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
        <Modal isOpen={isOpen} title="Message" onClose={close} footer={<Button onClick={close}>Close</Button>}>
          {text}
        </Modal>
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
