import { useState } from 'react';
import { styled } from 'styled-components';
import * as reasonTexts from '@/config/texts/reasonTexts';
import { LinkButton } from '@/ui/LinkButton';

/** Longer notes start with a few lines. */
const LONG = 280;

/** What a submitter typed, as plain text with its line breaks. A long note opens on request, and is whole on paper. */
export function NoteText({ text }: { readonly text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > LINES;
  return (
    <>
      <Text $isCut={isLong && !isWhole}>{text}</Text>
      {isLong && (
        <LinkButton data-print="never" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? reasonTexts.showLess : reasonTexts.showAll}
        </LinkButton>
      )}
    </>
  );
}

const LINES = 3;

const Text = styled.span<{ $isCut: boolean }>`
  display: block;
  max-width: 90ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${({ $isCut }) => $isCut && `max-height: calc(${LINES} * 1lh); overflow: hidden;`}

  @media print {
    max-height: none;
  }
`;
