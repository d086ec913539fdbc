import { memo } from 'react';
import { CELLS } from './Cells';
import { COLUMNS } from './history';
import { mount } from './mount';

// React alone, optimized: rows are memoized by request, and the calls start before React mounts.

const YES_NO = (is) => (is ? 'Yes' : 'No');

const Detail = ({ items: [first, ...others] }) => (
  <>
    <h3>Credit Details</h3>
    <table>
      <tbody>
        {(first.creditDetail ?? []).map((detail) => (
          <tr key={detail.borrowerName}>
            <td>{detail.applicationId}</td>
            <td>{detail.borrowerName}</td>
            <td>{YES_NO(detail.previousReportWasJoint)}</td>
            <td>{YES_NO(detail.previousAutoCopyLiabilities)}</td>
            <td>
              <button>Credit report PDF</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {[first, ...others].map(({ requestId, ausDataSet }) => (
      <dl key={requestId}>
        {Object.entries({ ...ausDataSet, duFindings: '' }).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{String(value ?? '--')}</dd>
          </div>
        ))}
      </dl>
    ))}
  </>
);

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
            <Detail items={group.items} />
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
