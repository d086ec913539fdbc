import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import {
  selectHasSingleKeys,
  selectTheme,
  singleKeysChosen,
  themeChosen,
} from '@/features/preferences/preferencesSlice';
import type { Theme } from '@/services/tastes';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { CopyText } from '@/ui/CopyText';
import { DataColumns } from '@/ui/DataColumns';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';
import { RadioGroup } from '@/ui/RadioGroup';
import { ShortcutTable } from './ShortcutTable';

interface SettingsDialogProps {
  readonly supportPhone: string;
  readonly onClose: () => void;
}

const THEMES = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies { value: Theme; label: string }[];

/** How the app looks, which keys it knows, and which build of it this is. */
export function SettingsDialog({ supportPhone, onClose }: SettingsDialogProps) {
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const hasSingleKeys = useSelector(selectHasSingleKeys);
  const build = [
    { label: 'Version', value: __APP_VERSION__ },
    { label: 'Commit', value: <CopyText text={__APP_COMMIT__} what="commit" /> },
    { label: 'Support', value: supportPhone },
  ];
  return (
    <Modal isOpen title="Settings and shortcuts" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <Stack>
        <RadioGroup
          legend="Theme"
          options={THEMES}
          value={theme}
          onChange={(chosen) => dispatch(themeChosen(chosen))}
        />
        <section>
          <Heading level={3} size="strong">
            Keyboard shortcuts
          </Heading>
          <ShortcutTable hasSingleKeys={hasSingleKeys} />
          <Checkbox
            label="Single keys"
            hint="Keys that work alone are off at first, so that a stray key or dictation presses nothing."
            isChecked={hasSingleKeys}
            onChange={(isOn) => dispatch(singleKeysChosen(isOn))}
          />
        </section>
        <section>
          <Heading level={3} size="strong">
            This app
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
