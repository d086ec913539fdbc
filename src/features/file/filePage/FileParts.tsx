import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { styled } from 'styled-components';
import * as fileTexts from '@/features/file/texts';
import * as detailTexts from '@/features/history/detailTexts';
import type { Figure, LabeledFigure } from '@/features/file/rules/figure';
import type { Gap } from '@/lib/remote';
import { shortText } from '@/lib/shortText';
import { Heading } from '@/ui/Heading';
import { MissingValue } from '@/ui/Delivered';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { NARROW } from '@/ui/wide';

/** The sources of the open page. A source's number is its place. */
const Sources = createContext<readonly string[]>([]);

export const Numbered = Sources.Provider;

interface FileSectionProps {
  readonly heading: string;
  /** Of everything in it. */
  readonly source?: string;
  readonly children: ReactNode;
}

export function FileSection({ heading, source, children }: FileSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <Heading level={3} size="strong" id={id}>
          {heading}
        </Heading>
        {source !== undefined && (
          <span data-hint={source}>
            <SourceMark source={source} />
          </span>
        )}
      </header>
      {children}
    </Section>
  );
}

/** What a section without content has: that there is nothing, or why it is not known. */
export const Nothing = ({ gap, children }: { readonly gap: Gap | null; readonly children: string }) => (
  <p>{gap === null ? children : <GapText gap={gap} />}</p>
);

/** Characters: paper has no hint with the rest, so lists and what a user typed are whole. */
const MOST_ON_PAPER = 500;

export function FigureText({ figure, most = MOST_ON_PAPER }: { readonly figure: Figure; readonly most?: number }) {
  const { text, gap, source } = figure;
  const short = text && shortText(text, most);
  return (
    <span data-hint={short === text ? source : `${text} (${source})`}>
      <span dir="auto">{short ?? (gap === null ? <MissingValue /> : <GapText gap={gap} />)}</span>
      <SourceMark source={source} />
    </span>
  );
}

const GapText = ({ gap }: { readonly gap: Gap }) => (
  <i>{gap === 'pending' ? fileTexts.notLoadedYet : detailTexts.notLoaded}</i>
);

const SourceMark = ({ source }: { readonly source: string }) => (
  <Mark>
    <VisuallyHidden>{fileTexts.sourceNumber}</VisuallyHidden>
    <span>{useContext(Sources).indexOf(source) + 1}</span>
  </Mark>
);

export const LabeledFigures = ({
  items,
  columns = 1,
}: {
  readonly items: readonly LabeledFigure[];
  readonly columns?: 1 | 2;
}) => (
  <List $columns={columns}>
    {items.map(({ label, figure }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <FigureText figure={figure} />
        </dd>
      </div>
    ))}
  </List>
);

/** A list as a file holds it: lines, no fills. */
export const FileList = (props: ComponentProps<'div'>) => <Lined {...props} />;

const Section = styled.section`
  margin-bottom: var(--space-3);

  @media print {
    margin-bottom: 6px;
  }

  > header {
    display: flex;
    padding-bottom: 2px;
    border-bottom: 1px solid var(--border-control);
  }
  > p {
    padding-block: var(--space-1);
    font: var(--type-table);
  }
`;

const Mark = styled.sup`
  margin-inline-start: 2px;
  font-size: 0.75em;
  font-weight: 400;
  line-height: 0;
  color: var(--text-secondary);
  /* Copied without its brackets, the digit would be the last one of the figure. */
  user-select: none;

  /* Beside a figure, a raised digit alone would read as its last one. */
  > span:last-child::before {
    content: '[';
  }
  > span:last-child::after {
    content: ']';
  }
`;

const List = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 0 var(--space-6);
  font: var(--type-table);

  > div {
    display: flex;
    gap: var(--space-2);
    padding: 3px 0;
    @media print {
      padding: 2px 0;
    }
    border-bottom: 1px solid var(--border);
  }
  dt {
    flex: 0 0 130px;
    color: var(--text-secondary);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Lined = styled.div`
  && > table > thead > tr > th,
  && > table > tbody > tr > :is(td, th) {
    height: auto;
    padding: 3px var(--space-2) 3px 0;
    vertical-align: top;
    white-space: normal;
    overflow-wrap: anywhere;
    background: none;
    border-bottom: 1px solid var(--border);
  }
  @media print {
    && > table > thead > tr > th,
    && > table > tbody > tr > :is(td, th) {
      padding-block: 2px;
    }
  }
  && > table > :is(thead, tbody) > tr > [data-align='end'] {
    padding-inline-end: var(--space-6);
  }
  /* The next row belongs to it. */
  && > table > tbody > tr[data-continued] > td {
    border-bottom: 0;
  }
  && > table > tbody > tr > th {
    color: var(--text-secondary);
  }
  && > table > tbody > tr[data-strong] > td {
    font-weight: 600;
  }
  /* Dates and identifiers stay whole; names and sentences wrap. */
  && > table > tbody > tr > td[data-whole] {
    white-space: nowrap;
  }

  ${NARROW} {
    && > table > tbody {
      --card-inset: 0px;
    }
  }
`;
