import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { decodeError } from '@/features/history/rules/decodeError';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { Delivered } from '@/ui/Delivered';

interface ErrorMeaningProps {
  readonly text: string;
}

/** What the configured guide says about an error text. It is shown with the text, never instead of it. */
export function ErrorMeaning({ text }: ErrorMeaningProps) {
  const known = decodeError(text, useSelector(selectDeployment).ERROR_GUIDE);
  return known && <p className="type-strong">{known.MEANING}</p>;
}

/** An error text below its meaning. The services' texts contain line breaks. */
export const ErrorText = ({
  text,
  isMeaningHidden = false,
}: ErrorMeaningProps & { readonly isMeaningHidden?: boolean }) => (
  <>
    {!isMeaningHidden && <ErrorMeaning text={text} />}
    <Lines>
      <Delivered text={text} most={2_000} />
    </Lines>
  </>
);

const Lines = styled.p`
  font-weight: 400;
  white-space: pre-wrap;
`;
