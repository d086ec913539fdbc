import { Fragment } from 'react';
import { styled } from 'styled-components';
import * as laterTexts from '@/config/texts/laterTexts';
import * as fileTexts from '@/features/file/texts';
import * as detailTexts from '@/features/history/detailTexts';
import * as selectionTexts from '@/features/selection/texts';
import { dtiOf } from '@/features/history/rules/dtiChanges';
import type { FilePage } from '@/features/file/rules/filePage';
import type { FileRequest } from '@/features/file/rules/fileRequests';
import { orNull, ratio, zonedTime } from '@/lib/format';
import { Delivered } from '@/ui/Delivered';
import { CardTable } from '@/ui/Table';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { FigureText, FileList, FileSection, Nothing } from './FileParts';

export function FileRequestsSection({ requests: { rows, gap, source } }: Pick<FilePage, 'requests'>) {
  const count = rows.filter(({ isFirst }) => isFirst).length;
  const heading = fileTexts.requests(gap === null ? count : null);
  return (
    <FileSection heading={heading} source={source}>
      {count === 0 ? (
        <Nothing gap={gap}>{fileTexts.noRequests}</Nothing>
      ) : (
        <FileList>
          <CardTable>
            <caption>{heading}</caption>
            <thead>
              <tr>
                <th scope="col">{fileTexts.request}</th>
                {COLUMNS.map(({ heading: name, align }) => (
                  <th key={name} scope="col" data-align={align}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows.map(row)}</tbody>
          </CardTable>
        </FileList>
      )}
    </FileSection>
  );
}

interface Column {
  readonly heading: string;
  readonly cell: (item: HistoryItem) => string | null;
  readonly align?: 'end';
  readonly isWhole?: true;
}

const COLUMNS: readonly Column[] = [
  { heading: fileTexts.sent, cell: ({ requestDate }) => orNull(zonedTime(requestDate)), isWhole: true },
  { heading: fileTexts.aus, cell: ({ ausRequestType }) => ausRequestType, isWhole: true },
  { heading: selectionTexts.casefileId, cell: ({ casefileId }) => casefileId },
  { heading: laterTexts.outcome, cell: ({ status }) => status || null },
  { heading: detailTexts.dti, cell: (item) => orNull(ratio(dtiOf(item))), align: 'end' },
  { heading: fileTexts.submitter, cell: ({ submittedBy }) => submittedBy },
];

/** Characters of a line with every value of a run. */
const MOST_OF_MOVES = 2_000;

const row = ({ item, isFirst, isInUse, reason }: FileRequest, at: number) => (
  <Fragment key={`${item.key} ${at}`}>
    <tr data-strong={isInUse || undefined} data-continued={reason === null ? undefined : ''}>
      <td data-label={fileTexts.request}>{isFirst && item.requestId}</td>
      {COLUMNS.map(({ heading, cell, align, isWhole }) => (
        <td key={heading} data-label={heading} data-align={align} data-whole={isWhole}>
          <Delivered text={cell(item)} />
          {heading === fileTexts.aus && isInUse && <span>{` (${fileTexts.rowInUse})`}</span>}
        </td>
      ))}
    </tr>
    {reason !== null && (
      <tr>
        <td colSpan={COLUMNS.length + 1}>
          <Reason>
            {reason.note !== null && (
              <div>
                <span>{`${detailTexts.note}: `}</span>
                <FigureText figure={reason.note} />
              </div>
            )}
            {reason.moves.map((line) => (
              <div key={line.text}>
                <FigureText figure={line} most={MOST_OF_MOVES} />
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
