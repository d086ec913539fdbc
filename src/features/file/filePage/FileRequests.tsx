import { Fragment } from 'react';
import { styled } from 'styled-components';
import * as filePageTexts from '@/config/texts/filePageTexts';
import * as reasonTexts from '@/config/texts/reasonTexts';
import type { FileRequest, FileRequests } from '@/domain/filePage/fileRequests';
import { Delivered } from '@/ui/Delivered';
import { FigureText, FileSection, FileTable, Nothing } from './FileParts';

/** All requests of the loan in the order in which they were sent. */
export function FileRequestsSection({ requests: { rows, gap, source } }: { readonly requests: FileRequests }) {
  const count = rows.filter(({ requestId }) => requestId !== null).length;
  const heading = gap === null ? filePageTexts.requests(count) : filePageTexts.requestsUnknown;
  return (
    <FileSection heading={heading} source={source}>
      {count === 0 ? (
        <Nothing gap={gap}>{filePageTexts.noRequests}</Nothing>
      ) : (
        <FileTable>
          <caption>{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{filePageTexts.request}</th>
              {COLUMNS.map(({ heading: name, align }) => (
                <th key={name} scope="col" data-align={align}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map(row)}</tbody>
        </FileTable>
      )}
    </FileSection>
  );
}

interface Column {
  readonly heading: string;
  readonly field: 'sent' | 'service' | 'casefileId' | 'outcome' | 'dti' | 'submitter';
  readonly align?: 'end';
  /** Its texts don't wrap. */
  readonly isWhole?: true;
}

/** The columns after that of the request. */
const COLUMNS: readonly Column[] = [
  { heading: filePageTexts.sent, field: 'sent', isWhole: true },
  { heading: filePageTexts.aus, field: 'service', isWhole: true },
  { heading: filePageTexts.casefile, field: 'casefileId' },
  { heading: filePageTexts.outcome, field: 'outcome' },
  { heading: filePageTexts.dti, field: 'dti', align: 'end' },
  { heading: filePageTexts.submitter, field: 'submitter' },
];

const row = ({ key, requestId, isInUse, reason, ...texts }: FileRequest, at: number) => (
  <Fragment key={`${key} ${at}`}>
    <tr data-strong={isInUse || undefined} data-continued={reason === null ? undefined : ''}>
      <td data-label={filePageTexts.request}>{requestId}</td>
      {COLUMNS.map(({ heading, field, align, isWhole }) => (
        <td key={field} data-label={heading} data-align={align} data-whole={isWhole}>
          <Delivered text={texts[field]} />
          {field === 'service' && isInUse && <span>{` (${filePageTexts.rowInUse})`}</span>}
        </td>
      ))}
    </tr>
    {reason !== null && (
      <tr>
        <td colSpan={COLUMNS.length + 1}>
          <Reason>
            {reason.note !== null && (
              <div>
                <span>{`${reasonTexts.note}: `}</span>
                <FigureText figure={reason.note} />
              </div>
            )}
            {reason.moves.map((line) => (
              <div key={line.text}>
                <FigureText figure={line} />
              </div>
            ))}
          </Reason>
        </td>
      </tr>
    )}
  </Fragment>
);

/** As wide as the table, whose columns keep the widths of the figures above. */
const Reason = styled.div`
  flex: 1;
  contain: inline-size;
  padding-inline-start: var(--space-4);
  white-space: pre-wrap;
  color: var(--text-secondary);
`;
