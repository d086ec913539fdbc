import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as filePageTexts from '@/config/texts/filePageTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { filePageOpened } from '@/features/history/state/filePageSlice';
import { selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { PrintAlone } from '@/ui/PrintAlone';
import { FileCredit } from './FileCredit';
import { FileLog } from './FileLog';
import { FileRequests } from './FileRequests';
import { FileResults } from './FileResults';
import { FileSection } from './FileSection';
import { LabeledFigures } from './LabeledFigures';
import { selectFilePage } from './filePageSelectors';
import { listed } from '@/lib/format';

/** Everything about the loan's underwriting that a loan file holds, on one printed page. */
export function FilePageDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const page = useSelector(selectFilePage);
  const loanId = useSelector(selectLoanId);
  const loanNumber = useSelector(selectLoanHeader)?.loanNumber ?? loanId ?? '';
  const { isLoading, notLoaded } = page;
  return (
    <Modal
      isOpen
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
        {page.results === undefined ? <p>{filePageTexts.noRun}</p> : <LabeledFigures items={page.inUse} />}
      </FileSection>
      {page.results !== undefined && <FileResults results={page.results} />}
      {page.results !== undefined && <FileLog log={page.log} gap={page.logGap} />}
      <FileRequests requests={page.requests} />
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
