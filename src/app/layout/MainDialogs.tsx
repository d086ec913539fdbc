import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { selectTheme, themeChosen } from '@/features/preferences/preferencesSlice';
import type { Theme } from '@/browser/themeChoice';
import { selectPreTransformedUserData } from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';
import { CopyText } from '@/ui/CopyText';
import { DataColumns } from '@/ui/DataColumns';
import { Heading } from '@/ui/Heading';
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
  const build = [
    ...(user === null ? [] : [{ label: appTexts.signedInAs, value: user.displayName }]),
    { label: appTexts.version, value: __APP_VERSION__ },
    { label: appTexts.commit, value: <CopyText text={__APP_COMMIT__} what={appTexts.commitName} /> },
    { label: appTexts.support, value: supportPhone },
  ];
  return (
    <Modal title={appTexts.settings} onClose={onClose} footer={<Button onClick={onClose}>{uiTexts.close}</Button>}>
      <Stack>
        <RadioGroup
          legend={appTexts.theme}
          options={THEMES}
          value={theme}
          onChange={(chosen) => dispatch(themeChosen(chosen))}
        />
        <section>
          <Heading level={3} size="strong">
            {appTexts.thisApp}
          </Heading>
          <DataColumns columns={2} items={build} />
        </section>
      </Stack>
    </Modal>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
