import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { RELIEF_TYPES } from '@/domain/selection/repAndWarrant';
import { reliefMessagesOpened, type ReliefPlace } from '@/features/selection/reliefSlice';
import { Table } from '@/ui/Table';
import { ReliefDrawer } from './ReliefDrawer';
import { ReliefRow } from './ReliefRow';

interface ReliefTableProps {
  readonly responseId: string;
  readonly service: string;
  readonly isNarrow: boolean;
}

/** Representation and warranty relief of one result, all types, with the messages behind each in a drawer. */
export function ReliefTable({ responseId, service, isNarrow }: ReliefTableProps) {
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<ReliefPlace | null>(null);
  const open = (place: ReliefPlace) => {
    setOpened(place);
    dispatch(reliefMessagesOpened(place));
  };
  return (
    <>
      <Rows>
        <caption>{service} representation and warranty relief</caption>
        <thead>
          <tr>
            <th scope="col">Relief</th>
            <th scope="col">Status</th>
            {!isNarrow && <th scope="col">Borrowers</th>}
            {!isNarrow && <th scope="col">Why</th>}
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
      {opened !== null && <ReliefDrawer place={opened} service={service} onClose={() => setOpened(null)} />}
    </>
  );
}

const Rows = styled(Table)`
  margin-block: var(--space-3);

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
  ul {
    list-style: none;
  }
`;
