import { memo } from 'react';
import { CELLS, Detail } from './Cells';
import { COLUMNS } from './history';
import { mount } from './mount';

// React alone, optimized: rows are memoized by request, and the calls start before React mounts.

const Group = memo(function Group({ group, isOpen }) {
  return (
    <tbody data-group="">
      {group.items.map((item) => (
        <tr key={item.requestId}>
          {COLUMNS.map(([field]) => (
            <td key={field}>{CELLS[field](item)}</td>
          ))}
        </tr>
      ))}
      {isOpen && (
        <tr>
          <td colSpan={COLUMNS.length}>
            <Detail group={group} />
          </td>
        </tr>
      )}
    </tbody>
  );
});

mount(({ groups, areAllOpen }) => (
  <table>
    <thead>
      <tr>
        {COLUMNS.map(([field, heading]) => (
          <th key={field}>{heading}</th>
        ))}
      </tr>
    </thead>
    {groups.map((group) => (
      <Group key={group.id} group={group} isOpen={areAllOpen} />
    ))}
  </table>
));
