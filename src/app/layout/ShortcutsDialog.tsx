import { useDispatch, useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import * as settingsTexts from '@/config/texts/settingsTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectHasSingleKeys, singleKeysChosen } from '@/features/preferences/preferencesSlice';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Modal } from '@/ui/Modal';
import { ShortcutTable } from './ShortcutTable';

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const hasSingleKeys = useSelector(selectHasSingleKeys);
  return (
    <Modal
      isOpen
      title={appTexts.shortcuts}
      onClose={onClose}
      footer={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      <ShortcutTable hasSingleKeys={hasSingleKeys} />
      <Checkbox
        label={settingsTexts.singleKeys}
        hint={settingsTexts.singleKeysHint}
        isChecked={hasSingleKeys}
        onChange={(isOn) => dispatch(singleKeysChosen(isOn))}
      />
    </Modal>
  );
}
