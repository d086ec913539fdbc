import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as detailTexts from '@/features/history/detailTexts';
import * as historyTexts from '@/features/history/texts';
import * as screenTexts from '@/features/runs/screenTexts';
import * as findingsTexts from '@/features/findings/texts';
import { isRead } from '@/features/findings/reader/findings';
import { readableTogether } from '@/features/findings/reader/findingsAccess';
import { canReadFindings, previousWithFindings } from '@/features/runs/rules/canReadFindings';
import {
  compareDataSets,
  type ComparedRow,
  describeChange,
  movesOf,
  runMoves,
} from '@/features/history/rules/compareRuns';
import { isUnderwriting } from '@/features/runs/rules/historyItem';
import type { RequestGroup } from '@/features/runs/rules/historyRows';
import { selectHistoryItems, selectPreviousRuns } from '@/features/runs/historySlice';
import type { FindingsDialog } from '@/features/runs/dialogSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { selectReading } from '@/features/findings/state/findingsSlice';
import { selectExpansions } from '@/features/history/state/historyViewSlice';
import { orNull, zonedDateTime } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { CollapsibleGroup } from '@/ui/CollapsibleGroup';
import { DataColumns, type DataItem } from '@/ui/DataColumns';
import { Delivered } from '@/ui/Delivered';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { CreditDetails } from './CreditDetails';
import { DialogButton, DialogLink, FindingCodesLink, FindingsLink } from '@/features/runs/DialogLink';
import { RunNote } from './RunNote';

export function RequestDetail({ group }: { readonly group: RequestGroup }) {
  // "Expand all" also opens what the user closed before.
  const expansions = useSelector(selectExpansions);
  return (
    <div className="request-detail">
      <RunReason group={group} />
      <SentTimes group={group} />
      <CreditDetails group={group} />
      {group.items.filter(isUnderwriting).map((item) => (
        <DataSetAccordion key={`${item.key} ${expansions}`} item={item} />
      ))}
    </div>
  );
}

/**
 * Why a request was made, in its submitter's words, beside what moved since the previous run of each of its systems.
 */
function RunReason({ group: { items } }: { readonly group: RequestGroup }) {
  const previousRuns = useSelector(selectPreviousRuns);
  return (
    <dl className="reason-list">
      <RunNote run={items[0]} label={detailTexts.note} />
      {items.map((item) => {
        const moved = runMoves(item, previousRuns.get(item.key));
        if (moved === undefined) return null;
        return (
          <div key={item.key}>
            <dt>{moved.title}</dt>
            <dd>{movesOf(moved)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The table shows one date and one number for all services of a multi request; this shows each one's. */
function SentTimes({ group: { items, requestId: shownId } }: { readonly group: RequestGroup }) {
  if (items.length < 2) return null;
  return (
    <DataColumns
      columns={items.length}
      items={items.map(({ key, ausRequestType: service, requestId, requestDate }) => ({
        id: key,
        label: detailTexts.sentAs(service, requestId === shownId ? null : requestId),
        value: orNull(zonedDateTime(requestDate)),
      }))}
    />
  );
}

function DataSetAccordion({ item }: { readonly item: HistoryItem }) {
  const [isExpanded, setIsExpanded] = useState(true);
  const title = item.ausRequestType === null ? detailTexts.dataSet : detailTexts.dataSetOf(item.ausRequestType);
  return (
    <CollapsibleGroup title={title} level={2} isExpanded={isExpanded} onToggle={setIsExpanded}>
      <AusDataSet item={item} />
    </CollapsibleGroup>
  );
}

function AusDataSet({ item }: { readonly item: HistoryItem }) {
  const previous = useSelector((state: RootState) => selectPreviousRuns(state).get(item.key));
  const rows = compareDataSets((previous ?? item).ausDataSet, item.ausDataSet);
  const codes: DataItem = { label: screenTexts.findings, value: <FindingCodesLink item={item} /> };
  const items = rows.flatMap<DataItem>((row) => {
    const shown = { label: row.label, value: row.isChanged ? <ChangedValue row={row} /> : row.later };
    return row.id === 'dti' && item.ausDataSet?.hasDuFindingCodes === true ? [shown, codes] : [shown];
  });
  return (
    <div className="data-set">
      <DataColumns items={items} />
      <FindingsLine item={item} />
      {previous !== undefined && (
        <p className="since-previous" data-print="never">
          <DialogButton kind="quiet" dialog={{ kind: 'compare', itemKeys: [previous.key, item.key] }}>
            {historyTexts.compareWith(previous.requestId)}
          </DialogButton>
        </p>
      )}
    </div>
  );
}

function FindingsLine({ item }: { readonly item: HistoryItem }) {
  const privileges = useSelector(selectPrivileges);
  const items = useSelector(selectHistoryItems);
  const previousRuns = useSelector(selectPreviousRuns);
  const reading = useSelector((state: RootState) => selectReading(state, item.key));
  if (!canReadFindings(item, privileges)) return null;
  const together = readableTogether(item, items, privileges);
  const previous = previousWithFindings(item, previousRuns, privileges);
  const version = isRead(reading) ? reading.facts.engineVersion : null;
  const dialog = (view: FindingsDialog['view']) => ({ kind: 'findings' as const, itemKey: item.key, view });
  return (
    <p className="findings-line" data-print={version === null ? 'never' : undefined}>
      <FindingsLink item={item} />
      {together.length > 1 && (
        <DialogLink dialog={dialog('together')}>
          {findingsTexts.sideBySide(
            together.map(({ ausRequestType }) => ausRequestType ?? findingsTexts.unnamed).join(' | '),
          )}
        </DialogLink>
      )}
      {previous !== undefined && (
        <DialogLink dialog={dialog('compare')}>{findingsTexts.compareView(previous.requestId)}</DialogLink>
      )}
      {version !== null && <span>{findingsTexts.versionOf(version)}</span>}
    </p>
  );
}

const ChangedValue = ({ row }: { readonly row: ComparedRow }) => (
  <>
    <Delivered text={row.later} /> <span className="former-value">{describeChangeFrom(row)}</span>
  </>
);

function describeChangeFrom(row: ComparedRow): string {
  if (row.earlier === null) return detailTexts.newValue;
  const change = describeChange(row);
  return change === null ? detailTexts.was(row.earlier) : detailTexts.changedFrom(change, row.earlier);
}
