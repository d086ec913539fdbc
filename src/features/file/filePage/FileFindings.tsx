import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as fileTexts from '@/features/file/texts';
import { canReadFindings } from '@/features/requests/rules/canReadFindings';
import { FactsSource } from '@/features/findings/screen/FindingsFacts';
import { RunFindings } from '@/features/findings/screen/RunFindings';
import { readRuns, useFindings } from '@/features/findings/screen/useFindings';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { isPending } from '@/lib/remote';
import { Checkbox } from '@/ui/Checkbox';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { FileSection } from './FileParts';
import { selectFiledRun } from './filePageSelectors';

interface ReadingProps {
  /** Reports whether response files are being read. */
  readonly onReading: (isReading: boolean) => void;
}

/** What the engines said in the filed run, only if the user wants it on the page: it may take many sheets. */
export function FileFindings({ onReading }: ReadingProps) {
  const [isWanted, setWanted] = useState(false);
  const privileges = useSelector(selectPrivileges);
  const items = useSelector(selectFiledRun)?.items.filter((item) => canReadFindings(item, privileges)) ?? [];
  if (items.length === 0) return null;
  return (
    <>
      <Choice data-print="never">
        <Checkbox label={fileTexts.withFindings} isChecked={isWanted} onChange={setWanted} />
      </Choice>
      {isWanted && <Lists items={items} onReading={onReading} />}
    </>
  );
}

const Choice = styled.p`
  padding-block: var(--space-2);
`;

function Lists({ items, onReading }: { readonly items: readonly HistoryItem[] } & ReadingProps) {
  const runs = useFindings(items);
  const isReading = runs.some(({ remote }) => isPending(remote));
  useEffect(() => {
    onReading(isReading);
    return () => onReading(false);
  }, [isReading, onReading]);
  return (
    <FileSection heading={fileTexts.findings}>
      <FactsSource runs={readRuns(runs)} />
      {runs.map((run) => (
        <RunFindings key={run.item.key} run={run} query="" isColumn />
      ))}
    </FileSection>
  );
}
