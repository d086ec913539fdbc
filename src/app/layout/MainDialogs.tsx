import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import * as laterTexts from '@/config/texts/laterTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { chooseTheme, loadTheme, type Theme } from '@/browser/themeChoice';
import { selectPreTransformedUserData } from '@/features/session/sessionSlice';
import { selectIsSending } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { inSentence } from '@/lib/shortText';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { RadioGroup } from '@/ui/RadioGroup';
import { Stack } from '@/ui/Stack';
import { CallSupport } from './PlainPage';

export { FilePageDialog } from '@/features/file/filePage/FilePageDialog';

const THEMES = [
  { value: 'system', label: laterTexts.themeSystem },
  { value: 'light', label: laterTexts.themeLight },
  { value: 'dark', label: laterTexts.themeDark },
] as const satisfies { value: Theme; label: string }[];

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const [theme, setTheme] = useState(loadTheme);
  const user = useSelector(selectPreTransformedUserData);
  return (
    <Modal title={appTexts.settings} onClose={onClose} footer={<Button onClick={onClose}>{uiTexts.close}</Button>}>
      <Stack>
        <RadioGroup
          legend={laterTexts.theme}
          options={THEMES}
          value={theme}
          onChange={(chosen) => {
            chooseTheme(chosen);
            setTheme(chosen);
          }}
        />
        {/* The header of a phone has no room for the name. */}
        {user !== null && <p>{laterTexts.signedInAs(inSentence(user.displayName))}</p>}
        <CallSupport />
      </Stack>
    </Modal>
  );
}

interface LeaveDialogProps {
  readonly losesEntries: (state: RootState) => boolean;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before entries are lost or a response is missed. The question stays the same if the response arrives then. */
export function LeaveDialog({ losesEntries, leaveLabel, onLeave, onClose }: LeaveDialogProps) {
  const store = useStore<RootState>();
  const [{ isSending, isLosing }] = useState(() => ({
    isSending: selectIsSending(store.getState()),
    isLosing: losesEntries(store.getState()),
  }));
  return (
    <Modal
      role="alertdialog"
      title={isLosing ? laterTexts.entriesWillBeLost : laterTexts.notConfirmedYet}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={onClose}>
            {laterTexts.stay}
          </Button>
          <Button onClick={onLeave}>{leaveLabel}</Button>
        </>
      }
    >
      {isSending && <p>{laterTexts.mayHaveGoneThrough}</p>}
      {isLosing && <p>{laterTexts.entriesNotSent}</p>}
    </Modal>
  );
}
