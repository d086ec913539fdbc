import * as comparisonTexts from '@/features/history/comparisonTexts';
import { Button } from '@/ui/Button';
import { copyToClipboard } from '@/ui/copyToClipboard';
import { useBriefly } from '@/ui/useBriefly';

/** Copies a text, or what a callback returns. For two seconds, the button says whether that worked. */
export function CopyButton({ text }: { readonly text: string | (() => string) }) {
  const [outcome, show] = useBriefly();
  const copy = async (): Promise<void> => show(await copyToClipboard(typeof text === 'string' ? text : text()));
  return (
    // As wide for "Copied" as for "Copy", so that its neighbors stay.
    <Button style={{ minWidth: 92 }} onClick={() => void copy()}>
      {outcome === '' ? comparisonTexts.copy : outcome}
    </Button>
  );
}
