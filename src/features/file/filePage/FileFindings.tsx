import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as fileTexts from '@/config/texts/fileTexts';
import { canReadFindings } from '@/domain/history/canReadFindings';
import type { HistoryItem } from '@/domain/history/historyItem';
import { RunFindings } from '@/features/history/screen/findings/RunFindings';
import { useFindings } from '@/features/history/screen/findings/useFindings';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { Checkbox } from '@/ui/Checkbox';
import { FileSection } from './FileParts';
import { selectFiledRun } from './filePageSelectors';

/** What the engines said in the filed run, only if the user wants it on the page: it may take many sheets. */
export function FileFindings() {
  const [isWanted, setWanted] = useState(false);
  const privileges = useSelector(selectPrivileges);
  const items = useSelector(selectFiledRun)?.items.filter((item) => canReadFindings(item, privileges)) ?? [];
  if (items.length === 0) return null;
  return (
    <>
      <Choice data-print="never">
        <Checkbox label={fileTexts.withFindings} isChecked={isWanted} onChange={setWanted} />
      </Choice>
      {isWanted && <Lists items={items} />}
    </>
  );
}

const Choice = styled.p`
  padding-block: var(--space-2);
`;

const Lists = ({ items }: { readonly items: readonly HistoryItem[] }) => (
  <FileSection heading={fileTexts.findings}>
    {useFindings(items).map((run) => (
      <RunFindings key={run.item.key} run={run} query="" isColumn />
    ))}
  </FileSection>
);
