import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import * as findingsTexts from '@/features/findings/texts';
import { type LabelRules, sectionLabel, unusualSeverity } from '@/features/findings/reader/findingLabels';
import type { Finding } from '@/features/findings/reader/findings';
import { NARROW } from '@/ui/wide';
import { FindingText, MarkedText } from './FindingText';

interface ListProps {
  readonly rules: LabelRules;
  readonly query: string;
  /** Where no heading says it. */
  readonly showsSection?: boolean;
  /** A heading says it. */
  readonly isIdHidden?: boolean;
}

interface FindingListProps extends ListProps {
  readonly findings: readonly Finding[];
  /** Instead of the text of each message, such as both texts of a changed one. */
  readonly texts?: readonly ReactNode[] | undefined;
}

export const FindingList = ({ findings, texts, ...list }: FindingListProps) => (
  <List>
    {findings.map((finding, index) => (
      <FindingItem key={index} finding={finding} {...list}>
        {texts?.[index]}
      </FindingItem>
    ))}
  </List>
);

interface FindingItemProps extends ListProps {
  readonly finding: Finding;
  readonly children?: ReactNode;
}

const FindingItem = memo(function FindingItem({
  finding,
  rules,
  query,
  showsSection,
  isIdHidden,
  children,
}: FindingItemProps) {
  const { messageId, section, borrowerName: borrower } = finding;
  const severity = unusualSeverity(finding, rules);
  return (
    <Item
      style={{ containIntrinsicBlockSize: `auto ${estimatedHeight(finding.text, children === undefined ? 1 : 2)}px` }}
    >
      <About>
        {isIdHidden === true ? null : messageId === null ? (
          <small>{findingsTexts.noId}</small>
        ) : (
          <Id>
            <MarkedText text={messageId} query={query} />
          </Id>
        )}
        {showsSection === true && <small>{sectionLabel(section, rules)}</small>}
        {severity !== null && <small>{severity}</small>}
        {borrower !== null && (
          <small>
            <bdi>
              <MarkedText text={borrower} query={query} />
            </bdi>
          </small>
        )}
      </About>
      <div>{children ?? <FindingText finding={finding} query={query} />}</div>
    </Item>
  );
});

const LINE_PX = 18;
const CHARACTERS_A_LINE = 95;
const AROUND_PX = 17;

/** Near enough that a browser lays out only what is on screen, and that the scrollbar hardly changes. */
const estimatedHeight = (text: string, texts: number): number => {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)));
  return AROUND_PX + LINE_PX * texts * lines.reduce((sum, count) => sum + count, 0);
};

const List = styled.ul`
  margin-bottom: var(--space-3);
  font: var(--type-table);
  list-style: none;
`;

/** Not laid out while off screen, so that hundreds of messages scroll smoothly. */
const Item = styled.li`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--border);
  content-visibility: auto;

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    content-visibility: visible;
    break-inside: avoid-page;
  }
`;

const About = styled.div`
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;

  ${NARROW} {
    flex-flow: row wrap;
    gap: 0 var(--space-3);
    align-items: baseline;
  }
`;

const Id = styled.bdi`
  font-weight: 600;
`;
