import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import * as findingsTexts from '@/config/texts/findingsTexts';
import { type LabelRules, sectionLabel, severityLabel } from '@/domain/findings/findingLabels';
import type { Finding } from '@/domain/findings/findings';
import { NARROW } from '@/ui/wide';
import { FindingText } from './FindingText';
import { MarkedText } from './MarkedText';

interface FindingItemProps {
  readonly finding: Finding;
  readonly rules: LabelRules;
  readonly query: string;
  /** Where no heading says it. */
  readonly showsSection?: boolean;
  /** Replaces the text, such as by both texts of a changed message. */
  readonly children?: ReactNode;
}

/** One message: its id, what the engine says about it, and its text. */
export const FindingItem = memo(function FindingItem({
  finding,
  rules,
  query,
  showsSection = false,
  children,
}: FindingItemProps) {
  const { messageId, section, borrower } = finding;
  const severity = severityLabel(finding, rules);
  return (
    <Item
      style={{ containIntrinsicBlockSize: `auto ${estimatedHeight(finding.text, children === undefined ? 1 : 2)}px` }}
    >
      <About>
        {messageId === null ? (
          <small>{findingsTexts.noId}</small>
        ) : (
          <Id>
            <MarkedText text={messageId} query={query} />
          </Id>
        )}
        {showsSection && <small>{sectionLabel(section, rules)}</small>}
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

  small {
    font: var(--type-label);
    color: var(--text-secondary);
  }

  ${NARROW} {
    flex-flow: row wrap;
    gap: 0 var(--space-3);
    align-items: baseline;
  }
`;

const Id = styled.bdi`
  font-weight: 600;
`;
