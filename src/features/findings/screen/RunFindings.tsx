import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import * as findingsTexts from '@/features/findings/texts';
import { labelRules, severityNote } from '@/features/findings/reader/findingLabels';
import { matchesQuery } from '@/features/findings/reader/findingSearch';
import { isRead } from '@/features/findings/reader/findings';
import { runName } from '@/features/requests/rules/historyItem';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { Heading } from '@/ui/Heading';
import { SmallPrint } from '@/ui/listParts';
import { FindingParts } from './FindingParts';
import { FindingsFacts } from './FindingsFacts';
import { RunSource } from './RunSource';
import type { ReadRun, RunInView } from './useFindings';

interface RunFindingsProps {
  readonly run: RunInView;
  readonly query: string;
  /** One of several columns, each with the heading of its run. */
  readonly isColumn: boolean;
}

export function RunFindings({ run, query, isColumn }: RunFindingsProps) {
  const { item } = run;
  const reading = run.remote.value;
  return (
    <section>
      {isColumn && (
        <Heading level={3} size="section">
          <bdi>{runName(item)}</bdi>
        </Heading>
      )}
      <RunSource run={run} />
      {isRead(reading) && (
        <>
          <FindingsFacts item={item} reading={reading} columns={isColumn ? 2 : 5} />
          <Messages item={item} reading={reading} query={query} level={isColumn ? 4 : 3} />
        </>
      )}
    </section>
  );
}

interface MessagesProps extends Readonly<ReadRun> {
  readonly query: string;
  readonly level: 3 | 4;
}

function Messages({ item: { system }, reading, query, level }: MessagesProps) {
  const names = useSelector(selectDeployment).FINDINGS;
  const rules = useMemo(() => labelRules(reading, system, names), [reading, system, names]);
  const { findings } = reading;
  const searched = useDeferredValue(query);
  const shown = useMemo(() => findings.filter((finding) => matchesQuery(finding, searched)), [findings, searched]);
  if (findings.length === 0 && reading.untold === 0) return <p>{findingsTexts.noMessages}</p>;
  const severities = severityNote(shown, rules);
  return (
    <>
      {severities !== null && <SmallPrint>{severities}</SmallPrint>}
      {reading.untold > 0 && <SmallPrint>{findingsTexts.untold(reading.untold)}</SmallPrint>}
      {shown.length === 0 && findings.length > 0 && <p>{findingsTexts.noHits}</p>}
      <FindingParts findings={shown} rules={rules} query={searched} level={level} />
    </>
  );
}
