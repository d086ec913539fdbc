import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { Row } from '@/ui/Row';
import { Button } from '@/ui/Button';
import { DataColumns } from '@/ui/DataColumns';
import { Heading } from '@/ui/Heading';
import { IconButton } from '@/ui/IconButton';
import { ListTable } from '@/ui/ListTable';
import { NotificationIcon } from '@/ui/NotificationIcon';
import { PageHeading } from '@/ui/PageHeading';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { Table } from '@/ui/Table';
import { TextField } from '@/ui/TextField';
import { MainArea } from '@/ui/shell/MainArea';

const ICONS = { Download, Copy, Star };
const HEADINGS = ['AUS', 'Outcome', 'Amount'];
const LINES = [
  ['DU', 'Approve/Eligible', '$412,000.00'],
  ['LPA', 'Accept', '$412,000.00'],
] as const;
const COLUMNS = HEADINGS.map((heading, place) => ({ heading, cell: (line: (typeof LINES)[number]) => line[place] }));

export function Component() {
  const [text, setText] = useState('Order credit');
  const [type, typePicker] = usePicker('Type', ['primary', 'secondary', 'quiet']);
  const [size, sizePicker] = usePicker('Size', ['page', 'section', 'strong']);
  const [padding, paddingPicker] = usePicker('Padding', ['4', '0', '2', '8']);
  const [color, colorPicker] = usePicker('Colors', ['surface', 'sunken', 'ok-bg', 'warn-bg', 'error-bg']);
  const [icon, iconPicker] = usePicker('Icon', ['Download', 'Copy', 'Star']);
  const [columns, columnsPicker] = usePicker('Column count', ['2', '1', '3', '4']);
  return (
    <MainArea>
      <PageHeading>Pieces of the interface</PageHeading>
      <Panel heading="Drawn with">
        <Row $gap="var(--space-3)">
          <TextField label="Text" value={text} onChange={setText} />
          {typePicker}
          {sizePicker}
          {paddingPicker}
          {colorPicker}
          {iconPicker}
          {columnsPicker}
        </Row>
      </Panel>
      <Panel heading="Buttons">
        <Row $gap="var(--space-3)">
          <Button kind={type}>{text}</Button>
          <Button kind={type} isBusy>
            {text}
          </Button>
          <IconButton icon={ICONS[icon]} label={text} />
        </Row>
      </Panel>
      <Panel heading="Headings">
        <Heading level={3} size={size}>
          {text}
        </Heading>
      </Panel>
      <Panel heading="Panel and data display" isFlush>
        <div style={{ padding: `calc(${padding} * var(--space-1))`, background: `var(--${color})` }}>
          <DataColumns
            columns={Number(columns)}
            items={[
              { label: 'Product', value: 'Conventional 30' },
              { label: 'Text', value: text },
              { label: 'Not delivered', value: null },
            ]}
          />
        </div>
      </Panel>
      <Panel heading="Table" isFlush>
        <ListTable columns={COLUMNS} rows={LINES} />
      </Panel>
      <Panel heading="Expandable table" isFlush>
        <Table>
          <thead>
            <tr>
              {['Details', ...HEADINGS].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {LINES.map((line) => (
            <ExpandableLine key={line[0]} line={line} detail={text} />
          ))}
        </Table>
      </Panel>
      <Panel heading="Notification icons">
        <Row $gap="var(--space-3)">
          {(['info', 'success', 'warning', 'error'] as const).map((each) => (
            <NotificationIcon key={each} type={each} />
          ))}
        </Row>
      </Panel>
    </MainArea>
  );
}

/** Returns what is picked, at first the first option, and the control. */
function usePicker<Value extends string>(label: string, options: readonly Value[]) {
  const [value, setValue] = useState(options[0] as Value);
  const choices = options.map((option) => ({ value: option, label: option }));
  const onChange = (chosen: string) => setValue(chosen as Value);
  return [value, <SelectField key={label} {...{ label, value, onChange }} options={choices} />] as const;
}

function ExpandableLine({ line, detail }: { readonly line: (typeof LINES)[number]; readonly detail: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => setIsOpen(!isOpen);
  return (
    <tbody data-group>
      <tr>
        <td>
          <IconButton icon={ChevronRight} label={`${line[0]} details`} aria-expanded={isOpen} onClick={toggle} />
        </td>
        {line.map((text) => (
          <td key={text}>{text}</td>
        ))}
      </tr>
      {isOpen && (
        <tr data-detail>
          <td colSpan={4}>{`${line[0]}: ${detail}`}</td>
        </tr>
      )}
    </tbody>
  );
}
