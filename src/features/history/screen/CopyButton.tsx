import { useState } from 'react';
import * as findingsTexts from '@/config/texts/findingsTexts';
import { Button } from '@/ui/Button';
import { copyToClipboard } from '@/ui/copyToClipboard';

/** Copies a text, or what a callback returns. The button then says whether that worked. */
export function CopyButton({ text }: { readonly text: string | (() => string) }) {
  const [outcome, setOutcome] = useState<string>(findingsTexts.copy);
  const copy = async (): Promise<void> => {
    const copied = typeof text === 'string' ? text : text();
    setOutcome(await copyToClipboard(copied, findingsTexts.copied, findingsTexts.notCopied));
  };
  return <Button onClick={() => void copy()}>{outcome}</Button>;
}
