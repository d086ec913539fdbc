import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import * as screenTexts from '@/features/runs/screenTexts';
import { rowName } from '@/features/runs/rules/historyItem';
import { dialogOpened, type ShownDialog } from '@/features/runs/dialogSlice';
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
    aria-label={screenTexts.findingsOf(rowName(item))}
  >
    {screenTexts.findings}
  </DialogLink>
);

export const FindingCodesLink = ({ item }: { readonly item: HistoryItem }) => (
  <DialogLink
    dialog={{ kind: 'findingCodes', itemKey: item.key }}
    aria-label={screenTexts.findingCodesOf(rowName(item))}
  >
    {screenTexts.findingCodes}
  </DialogLink>
);
