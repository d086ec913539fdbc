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
