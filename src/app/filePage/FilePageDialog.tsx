import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as filePageTexts from '@/config/texts/filePageTexts';
import * as runsTexts from '@/config/texts/runsTexts';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import type { Figure, LabeledFigure } from '@/domain/filePage/figure';
import type { FileResults as Results } from '@/domain/filePage/fileResults';
import type { OverrideLogEntry } from '@/domain/selection/overrideLog';
import { filePageOpened } from '@/features/history/state/filePageSlice';
import { selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { fullDateTime, listed, MISSING } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { PrintAlone } from '@/ui/PrintAlone';
import { ColumnHeadings } from '@/ui/listParts';
import { FigureText, Gap } from './FigureText';
import { FileRequests, LabeledFigures } from './FileRequests';
import { FileSection } from './FileSection';
import { FileTable } from './FileTable';
import { selectFilePage } from './filePageSelectors';

/** The results of the run in use: a row per fact, a column per service. */
const FileResults = ({ results: { requestId, services, rows } }: { readonly results: Results }) => (
  <FileSection heading={filePageTexts.results(requestId)}>
    <Facts>
      <caption>{filePageTexts.results(requestId)}</caption>
      <ColumnHeadings headings={[filePageTexts.fact, ...services]} />
      <tbody>
        {rows.map(({ label, figures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map((figure, index) => (
              <td key={index} data-label={services[index]}>
                <FigureText figure={figure} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Facts>
  </FileSection>
);

/** Columns of equal width for the services. */
const Facts = styled(FileTable)`
  table-layout: fixed;

  > thead > tr > th:first-child {
    width: 160px;
  }
`;

interface FileLogProps {
  readonly log: readonly OverrideLogEntry[];
  readonly gap: Figure['gap'];
}

/** Who changed the selection, when, from what to what, and why. */
function FileLog({ log, gap }: FileLogProps) {
  return (
    <FileSection heading={filePageTexts.changes}>
      {log.length === 0 ? <p>{gap === null ? filePageTexts.noChanges : <Gap gap={gap} />}</p> : <Entries log={log} />}
    </FileSection>
  );
}

const Entries = ({ log }: Pick<FileLogProps, 'log'>) => (
  <FileTable>
    <caption>{filePageTexts.changes}</caption>
    <ColumnHeadings headings={COLUMNS.map(([heading]) => heading)} />
    <tbody>
      {log.map((entry) => (
        <tr key={entry.id}>
          {COLUMNS.map(([heading, textOf], index) => (
            <td key={heading} data-label={heading}>
              <FigureText
                figure={{ text: textOf(entry), gap: null, source: filePageTexts.fromLog }}
                isTabStop={index === 0}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </FileTable>
);

const COLUMNS: readonly (readonly [heading: string, textOf: (entry: OverrideLogEntry) => string | null])[] = [
  [selectionTexts.logWhen, ({ overriddenOn }) => known(fullDateTime(overriddenOn))],
  [selectionTexts.logWho, ({ overriddenBy }) => overriddenBy],
  [selectionTexts.logFrom, ({ from }) => from],
  [selectionTexts.logTo, ({ to }) => to],
  [runsTexts.reason, ({ reason }) => reason],
  [runsTexts.comment, ({ comment }) => comment],
];

const known = (date: string): string | null => (date === MISSING ? null : date);

const FileCredit = ({ items }: { readonly items: readonly LabeledFigure[] }) => (
  <FileSection heading={filePageTexts.credit}>
    <LabeledFigures items={items} columns={2} />
  </FileSection>
);

const NoRun = ({ gap }: Pick<FileLogProps, 'gap'>) => <p>{gap === null ? filePageTexts.noRun : <Gap gap={gap} />}</p>;

/** Everything about the loan's underwriting that a loan file holds, on one printed page. */
export function FilePageDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const page = useSelector(selectFilePage);
  const loanId = useSelector(selectLoanId);
  const loanNumber = useSelector(selectLoanHeader)?.loanNumber ?? loanId ?? '';
  const { isLoading, notLoaded } = page;
  return (
    <Modal
      width="wide"
      title={filePageTexts.title(loanNumber)}
      onClose={onClose}
      footer={
        <>
          <State role="status">{isLoading && filePageTexts.loading}</State>
          {!isLoading && notLoaded.length > 0 && (
            <Button onClick={() => dispatch(filePageOpened())}>{filePageTexts.tryAgain}</Button>
          )}
          <Button kind="primary" onClick={() => window.print()}>
            {filePageTexts.print}
          </Button>
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      <FileSection heading={filePageTexts.inUse}>
        {page.results === undefined ? <NoRun gap={page.historyGap} /> : <LabeledFigures items={page.inUse} />}
      </FileSection>
      {page.results !== undefined && <FileResults results={page.results} />}
      {page.results !== undefined && <FileLog log={page.log} gap={page.logGap} />}
      <FileRequests requests={page.requests} gap={page.historyGap} />
      <FileCredit items={page.credit} />
      {notLoaded.length > 0 && (
        <FileSection heading={filePageTexts.notLoadedHeading}>
          <p>{listed(notLoaded)}</p>
        </FileSection>
      )}
      <Caution>{filePageTexts.caution}</Caution>
    </Modal>
  );
}

const State = styled.span`
  align-self: center;
  margin-inline-end: auto;
  color: var(--text-secondary);
`;

const Caution = styled.p`
  margin-top: var(--space-3);
  font: var(--type-label);
  color: var(--text-secondary);
`;
