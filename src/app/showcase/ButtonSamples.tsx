import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { ICONS, type Choices } from './choices';
import { Row } from './Row';

/** @source Specification §2: "/comp-list: showcase of buttons" */
export const ButtonSamples = ({ type, text, icon, colors }: Choices) => (
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
