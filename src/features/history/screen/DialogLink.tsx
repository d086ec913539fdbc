import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { rowName } from '@/features/requests/rules/historyItem';
import { dialogOpened, type OpenDialog } from '@/features/history/state/dialogSlice';
import { Button, LinkButton } from '@/ui/Button';
import type { HistoryItem } from '@/features/requests/api/contract/history';

interface DialogLinkProps extends Pick<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly dialog: OpenDialog;
}

export function DialogLink({ dialog, ...rest }: DialogLinkProps) {
  const dispatch = useDispatch();
  return <LinkButton {...rest} aria-haspopup="dialog" onClick={() => dispatch(dialogOpened(dialog))} />;
}

interface DialogButtonProps extends ComponentProps<typeof Button> {
  readonly dialog: OpenDialog;
}

export function DialogButton({ dialog, ...rest }: DialogButtonProps) {
  const dispatch = useDispatch();
  return <Button {...rest} aria-haspopup="dialog" onClick={() => dispatch(dialogOpened(dialog))} />;
}

interface ItemLinkProps {
  readonly item: HistoryItem;
}

export const FindingsLink = ({ item }: ItemLinkProps) => (
  <DialogLink
    dialog={{ kind: 'findings', itemKey: item.key, view: 'run' }}
    aria-label={historyTexts.findingsOf(rowName(item))}
  >
    {historyTexts.findings}
  </DialogLink>
);

export const FindingCodesLink = ({ item }: ItemLinkProps) => (
  <DialogLink
    dialog={{ kind: 'findingCodes', itemKey: item.key }}
    aria-label={historyTexts.findingCodesOf(rowName(item))}
  >
    {historyTexts.findingCodes}
  </DialogLink>
);
