import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton';
import { Table } from './Table';
import { VisuallyHidden } from './VisuallyHidden';

export interface ExpandableColumn<Row> {
  readonly id: string;
  readonly heading: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
}

export interface ExpandableGroup<Row> {
  readonly id: string;
  /** What the toggle opens: '{name} details'. */
  readonly name: string;
  /** At least one, in the order shown; the first carries the toggle. */
  readonly rows: readonly Row[];
}

interface ExpandableTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly ExpandableColumn<Row>[];
  readonly groups: readonly ExpandableGroup<Row>[];
  readonly expandedIds: ReadonlySet<string>;
  readonly onToggle: (groupId: string) => void;
  readonly renderDetail: (group: ExpandableGroup<Row>) => ReactNode;
}

/** A table whose rows come in groups, each of which opens to a detail row below it. */
export const ExpandableTable = <Row,>({ caption, columns, groups, ...rest }: ExpandableTableProps<Row>) => (
  <Expandable>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>Details</VisuallyHidden>
        </th>
        {columns.map(({ id, heading, align }) => (
          <th key={id} scope="col" data-align={align}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map((group) => (
      <GroupRows key={group.id} {...rest} columns={columns} group={group} />
    ))}
  </Expandable>
);

interface GroupRowsProps<Row> extends Omit<ExpandableTableProps<Row>, 'caption' | 'groups'> {
  readonly group: ExpandableGroup<Row>;
}

const GroupRows = <Row,>({ group, columns, expandedIds, onToggle, renderDetail }: GroupRowsProps<Row>) => {
  const isExpanded = expandedIds.has(group.id);
  return (
    <tbody data-group>
      {group.rows.map((row, index) => (
        <tr key={index}>
          <td>
            {index === 0 && (
              <IconButton
                icon={ChevronRight}
                label={`${group.name} details`}
                hasTooltip={false}
                aria-expanded={isExpanded}
                onClick={() => onToggle(group.id)}
              />
            )}
          </td>
          {columns.map(({ id, cell, align }) => (
            <td key={id} data-align={align}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
      {isExpanded && (
        <tr data-detail>
          <td colSpan={columns.length + 1}>{renderDetail(group)}</td>
        </tr>
      )}
    </tbody>
  );
};

const Expandable = styled(Table)`
  th:first-child {
    width: 0;
  }
`;
