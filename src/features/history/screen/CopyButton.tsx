import { useState } from 'react';
import * as comparisonTexts from '@/features/history/comparisonTexts';
import { Button } from '@/ui/Button';
import { copyToClipboard } from '@/ui/copyToClipboard';

/** Copies a text, or what a callback returns. The button then says whether that worked. */
export function CopyButton({ text }: { readonly text: string | (() => string) }) {
  const [outcome, setOutcome] = useState<string>(comparisonTexts.copy);
  const copy = async (): Promise<void> => {
    const copied = typeof text === 'string' ? text : text();
    setOutcome(await copyToClipboard(copied, comparisonTexts.copied, comparisonTexts.notCopied));
  };
  return <Button onClick={() => void copy()}>{outcome}</Button>;
}
