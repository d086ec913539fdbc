import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as fileTexts from '@/features/file/texts';
import * as selectionTexts from '@/features/selection/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { pendingIn, sourcesOf } from '@/features/file/rules/figure';
import type { FilePage } from '@/features/file/rules/filePage';
import type { FileResults as Results } from '@/features/file/rules/fileResults';
import { logColumns } from '@/features/selection/screen/logColumns';
import { dialogOpened } from '@/features/runs/dialogSlice';
import { selectLoanNumber } from '@/features/loan/loanSlice';
import { listed } from '@/config/listed';
import { UnreadNotice } from '@/features/loan/UnreadNotice';
import { usePrintTitle } from '@/features/loan/usePrintTitle';
import { zonedDateTime } from '@/lib/format';
import { selectRequestGroups } from '@/features/runs/historySlice';
import type { ReadName } from '@/reads/readValues';
import { useReads } from '@/reads/useRead';
import { Button } from '@/ui/Button';
import { FocusAround } from '@/ui/FocusAround';
import { ListTable } from '@/ui/ListTable';
import { Modal, PrintAlone } from '@/ui/Modal';
import { TabCode } from '@/ui/Notice';
import { PrintButton } from '@/ui/PrintButton';
import { StatusBadge } from '@/ui/StatusBadge';
import { useIsPrinting } from '@/ui/useIsPrinting';
import { FooterState, SmallPrint } from '@/ui/listParts';
import { FigureText, FileList, FileSection, LabeledFigures, Nothing, Numbered } from './FileParts';
import { FileRequestsSection } from './FileRequests';
import { FileCollect } from './FileCollect';
import { selectCollectedRun, selectFilePage, selectIsCollecting } from './filePageSelectors';

const FileResults = ({ results: { requestId, services, rows } }: { readonly results: Results }) => (
  <FileSection heading={fileTexts.results(requestId)}>
    <FileList>
      <Facts
        caption={fileTexts.results(requestId)}
        columns={[
          { heading: fileTexts.fact, isHeader: true, cell: ({ label }) => <span>{label}</span> },
          ...services.map((heading, index) => ({
            heading,
            cell: ({ figures }: Results['rows'][number]) => figures[index] && <FigureText figure={figures[index]} />,
          })),
        ]}
        rows={rows}
      />
    </FileList>
  </FileSection>
);

const Facts = styled(ListTable<Results['rows'][number]>)`
  table-layout: fixed;

  > thead > tr > th:first-child {
    width: 160px;
  }
`;

const FileLogSection = ({ log: { entries, gap, source } }: { readonly log: NonNullable<FilePage['log']> }) => (
  <FileSection heading={selectionTexts.logHeading} source={source}>
    {entries.length === 0 ? (
      <Nothing gap={gap}>{selectionTexts.logEmpty}</Nothing>
    ) : (
      <FileList>
        <ListTable caption={selectionTexts.logHeading} columns={LOG_COLUMNS} rows={entries} />
      </FileList>
    )}
  </FileSection>
);

/** What the page shows. A request's steps have the same call as its order. */
const FILE_READS: readonly ReadName[] = [
  'loanHeaderData',
  'historySection',
  'pastOrders',
  'currentRunSelections',
  'recommendations',
  'reliefs',
  'recentRequest',
  'acknowledgement',
];

const LOG_COLUMNS = logColumns(zonedDateTime);

/** In columns, so that paper has room for the figures. */
const SourceList = styled.ol`
  columns: 260px;
  column-gap: var(--space-8);
  padding-block: 2px;
  padding-inline-start: var(--space-6);
  font: var(--type-label);
  overflow-wrap: anywhere;

  @media print {
    columns: 3;
    font-size: 9px;
    line-height: 1.2;
  }
`;

/** Everything about the loan's underwriting that a loan file holds, on one printed page. */
export function FilePageDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const isPrinting = useIsPrinting();
  const requests = useSelector(selectRequestGroups);
  // A request that appears while the page is open belongs to it too.
  const orders = useReads(requests.map(({ requestId }) => ({ name: 'pastOrders' as const, key: requestId })));
  const page = useKept(useSelector(selectFilePage), isPrinting);
  const loanNumber = useSelector(selectLoanNumber);
  const collected = useSelector(selectCollectedRun);
  const [isCollected, setIsCollected] = useState(false);
  const isCollecting = useSelector(selectIsCollecting) && isCollected;
  const { isLoading, notLoaded } = page;
  usePrintTitle('file-page', page.results?.requestId ?? null);
  const sources = sourcesOf(page);
  const isIncomplete = !isLoading && notLoaded.length > 0;
  const load = () => {
    dispatch(dialogOpened({ kind: 'filePage' }));
    for (const { failure, retry } of orders) if (failure !== undefined) retry();
  };
  return (
    <Modal
      width="wide"
      title={fileTexts.filePageTitle(loanNumber)}
      onClose={onClose}
      footer={
        <>
          <FooterState>
            {isLoading && fileTexts.loading}
            {isIncomplete && (
              <>
                <StatusBadge tone="warn">
                  <span>{fileTexts.incomplete(notLoaded.length)}</span>
                </StatusBadge>{' '}
                <TabCode />
              </>
            )}
          </FooterState>
          {collected !== undefined && !isCollected && (
            <FocusAround>
              <Button onClick={() => setIsCollected(true)}>{fileTexts.addCollect}</Button>
            </FocusAround>
          )}
          {isIncomplete && (
            <FocusAround>
              <Button kind="primary" onClick={load}>
                {fileTexts.tryAgain}
              </Button>
            </FocusAround>
          )}
          <PrintButton kind={isIncomplete ? 'secondary' : 'primary'} isLoading={isLoading || isCollecting}>
            {fileTexts.print}
          </PrintButton>
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      <Sheet tabIndex={0}>
        {isPrinting && isLoading && (
          <p>
            <strong>{fileTexts.printedEarly(pendingIn(page))}</strong>
          </p>
        )}
        {isPrinting && isIncomplete && (
          <p>
            <strong>{fileTexts.incomplete(notLoaded.length)}</strong>
          </p>
        )}
        <UnreadNotice on={FILE_READS} />
        <Numbered value={sources}>
          <FileSection heading={fileTexts.inUse}>
            {page.results === undefined && <Nothing gap={page.requests.gap}>{fileTexts.noRun}</Nothing>}
            {page.inUse.length > 0 && <LabeledFigures items={page.inUse} />}
          </FileSection>
          {page.results !== undefined && <FileResults results={page.results} />}
          {page.log !== undefined && <FileLogSection log={page.log} />}
          <FileRequestsSection requests={page.requests} />
          <FileSection heading={fileTexts.credit}>
            <LabeledFigures items={page.credit} columns={2} />
          </FileSection>
        </Numbered>
        {notLoaded.length > 0 && (
          <FileSection heading={fileTexts.notLoadedHeading}>
            <p>{listed(notLoaded)}</p>
          </FileSection>
        )}
        <FileSection heading={fileTexts.sources}>
          <SourceList>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </SourceList>
        </FileSection>
        <SmallPrint>{fileTexts.filePageCaution}</SmallPrint>
        {collected !== undefined && isCollected && <FileCollect item={collected} />}
      </Sheet>
    </Modal>
  );
}

/** The value, which stays the same while it prints: the browser may lay out one page at a time. */
function useKept<Value>(value: Value, isPrinting: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!isPrinting && kept !== value) setKept(value);
  return isPrinting ? kept : value;
}

/** A Tab stop, because the page has nothing to press, and the keyboard has to scroll it. */
const Sheet = styled.div`
  &:focus-visible {
    outline-offset: -2px;
  }
`;
