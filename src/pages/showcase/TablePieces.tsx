import { useState } from 'react';
import { ExpandableTable, type ExpandableColumn, type ExpandableGroup } from '@/ui/ExpandableTable';
import { Panel } from '@/ui/Panel';
import { Table } from '@/ui/Table';
import type { Choices } from './choices';

interface Line {
  service: string;
  outcome: string;
  amount: string;
}

const LINES: readonly Line[] = [
  { service: 'DU', outcome: 'Approve/Eligible', amount: '$412,000.00' },
  { service: 'LPA', outcome: 'Accept', amount: '$412,000.00' },
];
const GROUPS: readonly ExpandableGroup<Line>[] = [
  { id: '12', name: 'Request 12', rows: LINES },
  { id: '11', name: 'Request 11', rows: LINES.slice(0, 1) },
];
const COLUMNS: readonly ExpandableColumn<Line>[] = [
  { id: 'service', heading: 'AUS', cell: ({ service }) => service },
  { id: 'outcome', heading: 'Outcome', cell: ({ outcome }) => outcome },
  { id: 'amount', heading: 'Amount', align: 'end', cell: ({ amount }) => amount },
];

export function TablePieces({ text, colours }: Choices) {
  const [openId, setOpenId] = useState('');
  return (
    <>
      <Panel heading="Table" tone={colours} isFlush>
        <Table>
          <caption>{text}</caption>
          <thead>
            <tr>
              {COLUMNS.map(({ id, heading, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LINES.map((line) => (
              <tr key={line.service}>
                {COLUMNS.map(({ id, cell, align }) => (
                  <td key={id} data-align={align}>
                    {cell(line)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Panel>
      <Panel heading="Expandable table" tone={colours} isFlush>
        <ExpandableTable
          caption="Requests"
          columns={COLUMNS}
          groups={GROUPS}
          expandedIds={new Set([openId])}
          onToggle={(id) => setOpenId(id === openId ? '' : id)}
          renderDetail={({ name }) => `${name}: ${text}`}
        />
      </Panel>
    </>
  );
}
