import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { ICONS, type Choices } from './choices';
import { Row } from './Row';

export const ButtonPieces = ({ type, text, icon, colours }: Choices) => (
  <Panel heading="Buttons" tone={colours}>
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
