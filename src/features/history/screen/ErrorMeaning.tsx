import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { decodeError } from '@/features/history/rules/decodeError';
import { selectDeployment } from '@/features/preferences/deploymentSlice';

/** What the configured guide says about an error text. It is shown with the text, never instead of it. */
export function ErrorMeaning({ text }: { readonly text: string }) {
  const known = decodeError(text, useSelector(selectDeployment).errorGuide);
  return known && <Meaning>{known.meaning}</Meaning>;
}

const Meaning = styled.p`
  margin-bottom: var(--space-2);
  font: var(--type-strong);
`;
