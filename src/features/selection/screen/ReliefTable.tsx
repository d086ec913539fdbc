import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { RELIEF_TYPES } from '@/domain/selection/repAndWarrant';
import { reliefMessagesOpened, type ReliefPlace } from '@/features/selection/state/reliefSlice';
import { Table } from '@/ui/Table';
import { ReliefDrawer } from './ReliefDrawer';
import { ReliefRow } from './ReliefRow';

interface ReliefTableProps {
  readonly responseId: string;
  readonly service: string;
  readonly isNarrow: boolean;
}

/**
 * Representation and warranty relief of one result, all types; a drawer shows the messages of each.
 *
 * @source Specification §2: "Selection's layout and fields"
 */
export function ReliefTable({ responseId, service, isNarrow }: ReliefTableProps) {
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<ReliefPlace | null>(null);
  const open = (place: ReliefPlace) => {
    setOpened(place);
    dispatch(reliefMessagesOpened(place));
  };
  return (
    <>
      <Scroller>
        <Rows>
          <caption>{selectionTexts.reliefCaption(service)}</caption>
          <thead>
            <tr>
              <th scope="col">{selectionTexts.relief}</th>
              <th scope="col">{selectionTexts.status}</th>
              {!isNarrow && <th scope="col">{selectionTexts.borrowers}</th>}
              {!isNarrow && <th scope="col">{selectionTexts.why}</th>}
            </tr>
          </thead>
          <tbody>
            {RELIEF_TYPES.map((type) => (
              <ReliefRow
                key={type.id}
                responseId={responseId}
                type={type}
                isNarrow={isNarrow}
                name={`${service} ${type.label.toLowerCase()}`}
                onOpen={open}
              />
            ))}
          </tbody>
        </Rows>
      </Scroller>
      {opened !== null && <ReliefDrawer place={opened} service={service} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Scrolls only in a small window or with wide text spacing. */
const Scroller = styled.div`
  margin-block: var(--space-3);
  /* Contains the table's visually hidden text, which would widen the page. */
  position: relative;
  overflow-x: auto;
`;

const Rows = styled(Table)`
  && > thead > tr > th {
    height: auto;
    font: var(--type-label);
    font-weight: 600;
    background: none;
    border-color: var(--border);
  }
  && > :is(thead, tbody) > tr > :first-child {
    padding-inline-start: 0;
  }
  && > :is(thead, tbody) > tr > :last-child {
    padding-inline-end: 0;
  }
  && > :is(thead, tbody) > tr > :nth-child(4) {
    text-align: end;
  }
  && > tbody > tr > :is(td, th) {
    height: var(--row-height-compact);
  }
  /* In narrow cells, badges and names wrap between words. */
  && > tbody > tr > td[data-wrap] {
    overflow-wrap: break-word;
  }
  ul {
    list-style: none;
  }
`;
