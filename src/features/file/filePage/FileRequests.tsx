import { Fragment } from 'react';
import { styled } from 'styled-components';
import * as filePageTexts from '@/config/texts/filePageTexts';
import * as reasonTexts from '@/config/texts/reasonTexts';
import type { LabeledFigure } from '@/domain/filePage/figure';
import type { FileRequest, FileRequests } from '@/domain/filePage/fileRequests';
import { Delivered } from '@/ui/Delivered';
import { NARROW } from '@/ui/wide';
import { FigureText, Gap as GapText } from './FigureText';
import { FileSection } from './FileSection';
import { FileTable } from './FileTable';

/** All requests of the loan in the order in which they were sent. */
export function FileRequestsSection({ requests: { rows, gap, source } }: { readonly requests: FileRequests }) {
  const count = rows.filter(({ requestId }) => requestId !== null).length;
  const heading = gap === null ? filePageTexts.requests(count) : filePageTexts.requestsUnknown;
  return (
    <FileSection heading={heading} source={source}>
      {count === 0 ? (
        <p>{gap === null ? filePageTexts.noRequests : <GapText gap={gap} />}</p>
      ) : (
        <FileTable>
          <caption>{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{filePageTexts.request}</th>
              <th scope="col">{filePageTexts.sent}</th>
              <th scope="col">{filePageTexts.aus}</th>
              <th scope="col">{filePageTexts.casefile}</th>
              <th scope="col">{filePageTexts.outcome}</th>
              <th scope="col" data-align="end">
                {filePageTexts.dti}
              </th>
              <th scope="col">{filePageTexts.submitter}</th>
            </tr>
          </thead>
          <tbody>{rows.map(row)}</tbody>
        </FileTable>
      )}
    </FileSection>
  );
}

const row = (
  { key, requestId, sent, service, casefileId, outcome, dti, submitter, isInUse, reason }: FileRequest,
  at: number,
) => (
  <Fragment key={`${key} ${at}`}>
    <tr data-strong={isInUse || undefined} data-continued={reason === null ? undefined : ''}>
      <td data-label={filePageTexts.request}>{requestId}</td>
      <td data-label={filePageTexts.sent} data-whole>
        <Delivered text={sent} />
      </td>
      <td data-label={filePageTexts.aus} data-whole>
        <Delivered text={service} />
        {isInUse && <span>{` (${filePageTexts.rowInUse})`}</span>}
      </td>
      <td data-label={filePageTexts.casefile}>
        <Delivered text={casefileId} />
      </td>
      <td data-label={filePageTexts.outcome}>
        <Delivered text={outcome} />
      </td>
      <td data-label={filePageTexts.dti} data-align="end">
        <Delivered text={dti} />
      </td>
      <td data-label={filePageTexts.submitter}>
        <Delivered text={submitter} />
      </td>
    </tr>
    {reason !== null && (
      <tr>
        <td colSpan={7}>
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

interface LabeledFiguresProps {
  readonly items: readonly LabeledFigure[];
  readonly columns?: 1 | 2;
}

/** Labels on the left, figures on the right. */
export const LabeledFigures = ({ items, columns = 1 }: LabeledFiguresProps) => (
  <List $columns={columns}>
    {items.map(({ label, figure }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <FigureText figure={figure} />
        </dd>
      </div>
    ))}
  </List>
);

const List = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 0 var(--space-6);
  font: var(--type-table);

  > div {
    display: flex;
    gap: var(--space-2);
    padding: 3px 0;
    @media print {
      padding: 2px 0;
    }
    border-bottom: 1px solid var(--border);
  }
  dt {
    flex: 0 0 130px;
    color: var(--text-secondary);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
