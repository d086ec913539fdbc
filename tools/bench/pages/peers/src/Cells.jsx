import { day, KINDS } from './history';

/** The content of the cells, the same in every peer. */
export const CELLS = {
  requestId: ({ requestId }) => [
    <button key="details" aria-label={`Request ${requestId} details`}>
      ›
    </button>,
    requestId,
  ],
  ausType: ({ ausType }) => KINDS[ausType ?? 0],
  ausRequestType: ({ ausRequestType }) => ausRequestType,
  casefileId: ({ casefileId }) => (
    <span>
      {casefileId ?? '--'} <button aria-label={`Copy ${casefileId}`}>⧉</button>
    </span>
  ),
  requestDate: ({ requestDate }) => <button title={requestDate}>{day(requestDate)}</button>,
  receivedOn: ({ receivedOn }) => <button title={receivedOn}>{day(receivedOn)}</button>,
  submittedBy: ({ submittedBy }) => <span title={submittedBy}>{submittedBy}</span>,
  status: ({ status }) => <span className="badge">{status}</span>,
  findingsDocumentId: ({ findingsDocumentId }) => (findingsDocumentId ? <button>Findings PDF</button> : '--'),
  isSelected: ({ isSelected, requestId }) => [
    <button key="download" aria-label={`Download raw request of request ${requestId}`}>
      ↓
    </button>,
    isSelected ? '✓' : '',
  ],
};
