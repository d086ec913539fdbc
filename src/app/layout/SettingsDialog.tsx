import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import * as settingsTexts from '@/config/texts/settingsTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { selectTheme, themeChosen } from '@/features/preferences/preferencesSlice';
import type { Theme } from '@/services/appSettings';
import { Button } from '@/ui/Button';
import { CopyText } from '@/ui/CopyText';
import { DataColumns } from '@/ui/DataColumns';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';
import { RadioGroup } from '@/ui/RadioGroup';

interface SettingsDialogProps {
  readonly onClose: () => void;
}

const THEMES = [
  { value: 'system', label: settingsTexts.themeSystem },
  { value: 'light', label: settingsTexts.themeLight },
  { value: 'dark', label: settingsTexts.themeDark },
] as const satisfies { value: Theme; label: string }[];

export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const { supportPhone } = useSelector(selectDeployment);
  const build = [
    { label: settingsTexts.version, value: __APP_VERSION__ },
    { label: settingsTexts.commit, value: <CopyText text={__APP_COMMIT__} what={settingsTexts.commitName} /> },
    { label: settingsTexts.support, value: supportPhone },
  ];
  return (
    <Modal
      isOpen
      title={appTexts.settings}
      onClose={onClose}
      footer={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      <Stack>
        <RadioGroup
          legend={settingsTexts.theme}
          options={THEMES}
          value={theme}
          onChange={(chosen) => dispatch(themeChosen(chosen))}
        />
        <section>
          <Heading level={3} size="strong">
            {settingsTexts.thisApp}
          </Heading>
          <DataColumns columns={3} items={build} />
        </section>
      </Stack>
    </Modal>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
