import { useState } from 'react';
import * as comparisonTexts from '@/config/texts/comparisonTexts';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';

/** Copies a comparison as text. The button then says whether that worked. */
export function CopyComparison({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState<string>(comparisonTexts.copy);
  const copy = async (): Promise<void> => {
    const next = await write(text);
    setOutcome(next);
    announce(next);
  };
  return <Button onClick={() => void copy()}>{outcome}</Button>;
}

async function write(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return comparisonTexts.copied;
  } catch {
    // No permission, or no clipboard at all because the page is not served over https.
    return comparisonTexts.notCopied;
  }
}
