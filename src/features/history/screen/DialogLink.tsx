import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { rowName } from '@/features/runs/rules/historyItem';
import { dialogOpened, type ShownDialog } from '@/features/history/state/dialogSlice';
import { Button, LinkButton } from '@/ui/Button';
import type { HistoryItem } from '@/features/runs/api/contract/history';

interface Opens {
  readonly dialog: ShownDialog;
}

export function DialogLink({ dialog, ...rest }: ComponentProps<typeof LinkButton> & Opens) {
  const dispatch = useDispatch();
  return <LinkButton {...rest} aria-haspopup="dialog" onClick={() => dispatch(dialogOpened(dialog))} />;
}

export function DialogButton({ dialog, ...rest }: ComponentProps<typeof Button> & Opens) {
  const dispatch = useDispatch();
  return <Button {...rest} aria-haspopup="dialog" onClick={() => dispatch(dialogOpened(dialog))} />;
}

export const FindingsLink = ({ item }: { readonly item: HistoryItem }) => (
  <DialogLink
    dialog={{ kind: 'findings', itemKey: item.key, view: 'run' }}
    aria-label={historyTexts.findingsOf(rowName(item))}
  >
    {historyTexts.findings}
  </DialogLink>
);

export const FindingCodesLink = ({ item }: { readonly item: HistoryItem }) => (
  <DialogLink
    dialog={{ kind: 'findingCodes', itemKey: item.key }}
    aria-label={historyTexts.findingCodesOf(rowName(item))}
  >
    {historyTexts.findingCodes}
  </DialogLink>
);
