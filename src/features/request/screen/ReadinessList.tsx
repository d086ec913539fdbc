import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { createGlobalStyle, styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import { ORDER_SECTIONS, summaryText, type OrderSection } from '@/domain/validation/submissionIssue';
import type { Readiness } from '@/domain/validation/validateSubmission';
import { fieldTouched } from '@/features/request/state/orderDraftSlice';
import { Heading } from '@/ui/Heading';
import { LinkButton } from '@/ui/LinkButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { WIDE } from '@/ui/wide';

interface ReadinessListProps {
  readonly id: string;
  /** The checks that apply. */
  readonly checks: readonly Readiness[];
}

const TITLES: Record<OrderSection, string> = {
  setup: requestTexts.ausSection,
  transaction: requestTexts.creditSection,
  digitalVerifications: requestTexts.verificationsSection,
  acknowledgement: requestTexts.acknowledgementSection,
};

/**
 * The checks of the order by part of the screen. Each failure links to the field that fixes it.
 *
 * @source Specification §5: "Where these messages are displayed"
 */
export const ReadinessList = ({ id, checks }: ReadinessListProps) => (
  <Groups id={id}>
    <ScrollPadding />
    {ORDER_SECTIONS.map((section) => ({ section, own: checks.filter((check) => check.section === section) }))
      .filter(({ own }) => own.length > 0)
      .map(({ section, own }) => (
        <div key={section}>
          <Heading level={2} size="strong">
            {TITLES[section]}
          </Heading>
          <ul>
            {own.map((check) => (
              <li key={check.label}>
                <Line check={check} />
              </li>
            ))}
          </ul>
        </div>
      ))}
  </Groups>
);

const MARKS = {
  ok: { Icon: CircleCheck, word: requestTexts.passed, color: 'var(--ok)' },
  warning: { Icon: TriangleAlert, word: requestTexts.toConfirm, color: 'var(--warn)' },
  failed: { Icon: CircleX, word: requestTexts.toFix, color: 'var(--error)' },
  notApplicable: { Icon: CircleCheck, word: requestTexts.notNeeded, color: 'var(--text-secondary)' },
} as const;

function Line({ check: { label, state, issues } }: { readonly check: Readiness }) {
  const dispatch = useDispatch();
  const leadTo = (fieldId: string): void => {
    dispatch(fieldTouched(fieldId));
    document.getElementById(fieldId)?.focus();
  };
  const { Icon, word, color } = MARKS[state];
  return (
    <>
      <Icon aria-hidden size={16} color={color} />
      <div>
        <VisuallyHidden>{word} </VisuallyHidden>
        {label}
        {issues.map((issue, index) => (
          <div key={index}>
            <LinkButton onClick={() => leadTo(issue.fieldId)}>{summaryText(issue)}</LinkButton>
          </div>
        ))}
      </div>
    </>
  );
}

const MAX_HEIGHT = '40vh';

/** The list expands upwards over the form, so scroll a linked field to a position above the list. */
const ScrollPadding = createGlobalStyle`
  ${WIDE} {
    :root {
      scroll-padding-bottom: calc(${MAX_HEIGHT} + 64px);
    }
  }
`;

const Groups = styled.div`
  /* Shown above the bar's line; in reading order it follows the button that opens it. */
  order: -1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: var(--space-3) var(--space-4);
  width: 100%;
  max-height: ${MAX_HEIGHT};
  padding: var(--space-2) 0;
  overflow: auto;
  font: var(--type-table);

  ul {
    display: grid;
    gap: var(--space-1);
    margin-top: var(--space-1);
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: var(--space-2);
  }
  li button {
    margin-block: 0;
  }
  svg {
    flex: none;
    margin-top: 1px;
  }
`;
