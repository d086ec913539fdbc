import { day, KINDS } from './history';

/** The content of the cells, the same in every peer. */
export const CELLS = {
  requestId: ({ requestId }) => (
    <>
      <button aria-label={`Request ${requestId} details`}>›</button>
      {requestId}
    </>
  ),
  ausType: ({ ausType }) => KINDS[ausType ?? 0],
  ausRequestType: ({ ausRequestType }) => ausRequestType,
  casefileId: ({ casefileId }) =>
    casefileId ? (
      <span>
        {casefileId} <button aria-label={`Copy ${casefileId}`}>⧉</button>
      </span>
    ) : (
      '--'
    ),
  requestDate: ({ requestDate }) => <button title={requestDate}>{day(requestDate)}</button>,
  receivedOn: ({ receivedOn }) => (receivedOn ? <button title={receivedOn}>{day(receivedOn)}</button> : '--'),
  submittedBy: ({ submittedBy }) => <span title={submittedBy}>{submittedBy}</span>,
  status: ({ status }) => <span className="badge">{status}</span>,
  findingsDocumentId: ({ findingsDocumentId }) => (findingsDocumentId ? <button>Findings PDF</button> : '--'),
  isSelected: ({ isSelected, requestId }) => (
    <>
      <button aria-label={`Download raw request of request ${requestId}`}>↓</button>
      {isSelected ? '✓' : ''}
    </>
  ),
};

export function Detail({ group }) {
  const [first] = group.items;
  return (
    <div data-detail="">
      <h3>Credit Details</h3>
      <table>
        <tbody>
          {(first.creditDetail ?? []).map((detail) => (
            <tr key={detail.borrowerName}>
              <td>{detail.applicationId}</td>
              <td>{detail.borrowerName}</td>
              <td>{detail.previousReportWasJoint ? 'Yes' : 'No'}</td>
              <td>{detail.previousAutoCopyLiabilities ? 'Yes' : 'No'}</td>
              <td>
                <button>Credit report PDF</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {group.items
        .filter(({ ausDataSet }) => ausDataSet)
        .map(({ requestId, ausDataSet }) => (
          <section key={requestId}>
            <h3>
              <button>AUS Data Set</button>
            </h3>
            <dl>
              {Object.entries(ausDataSet)
                .filter(([name]) => name !== 'duFindings')
                .map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{String(value ?? '--')}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
    </div>
  );
}
