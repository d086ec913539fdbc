import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { selectTheme, themeChosen } from '@/features/preferences/preferencesSlice';
import type { Theme } from '@/browser/themeChoice';
import { selectPreTransformedUserData } from '@/features/session/sessionSlice';
import { inSentence } from '@/lib/shortText';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { RadioGroup } from '@/ui/RadioGroup';

const THEMES = [
  { value: 'system', label: appTexts.themeSystem },
  { value: 'light', label: appTexts.themeLight },
  { value: 'dark', label: appTexts.themeDark },
] as const satisfies { value: Theme; label: string }[];

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const { supportPhone } = useSelector(selectDeployment);
  const user = useSelector(selectPreTransformedUserData);
  return (
    <Modal title={appTexts.settings} onClose={onClose} footer={<Button onClick={onClose}>{uiTexts.close}</Button>}>
      <Stack>
        <RadioGroup
          legend={appTexts.theme}
          options={THEMES}
          value={theme}
          onChange={(chosen) => dispatch(themeChosen(chosen))}
        />
        {/* The header of a phone has no room for the name. */}
        {user !== null && <p>{appTexts.signedInAs(inSentence(user.displayName))}</p>}
        <p>{appTexts.callSupport(supportPhone)}</p>
      </Stack>
    </Modal>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
