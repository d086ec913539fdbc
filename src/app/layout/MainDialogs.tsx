import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { type Shortcut, SHORTCUTS } from '@/config/shortcuts';
import * as appTexts from '@/config/texts/appTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import {
  selectHasSingleKeys,
  selectTheme,
  singleKeysChosen,
  themeChosen,
} from '@/features/preferences/preferencesSlice';
import { chordLabel } from '@/lib/chord';
import type { Theme } from '@/services/browser/appSettings';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { CopyText } from '@/ui/CopyText';
import { DataColumns } from '@/ui/DataColumns';
import { Heading } from '@/ui/Heading';
import { ColumnHeadings } from '@/ui/listParts';
import { Modal } from '@/ui/Modal';
import { RadioGroup } from '@/ui/RadioGroup';
import { Table } from '@/ui/Table';

const THEMES = [
  { value: 'system', label: appTexts.themeSystem },
  { value: 'light', label: appTexts.themeLight },
  { value: 'dark', label: appTexts.themeDark },
] as const satisfies { value: Theme; label: string }[];

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const { supportPhone } = useSelector(selectDeployment);
  const build = [
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

const SHORTCUT_LIST = Object.entries(SHORTCUTS) as [keyof typeof SHORTCUTS, Shortcut][];

const ShortcutTable = ({ hasSingleKeys }: { readonly hasSingleKeys: boolean }) => (
  <Keys data-density="compact">
    <caption>{appTexts.shortcuts}</caption>
    <ColumnHeadings headings={[appTexts.keys, appTexts.keyActions]} />
    <tbody>
      {SHORTCUT_LIST.map(([name, { chord, singleKey }]) => (
        <tr key={name}>
          <td>
            {chord !== undefined && <Chord chord={chord} />}
            {chord !== undefined && singleKey !== undefined && <span>{appTexts.orKey}</span>}
            {singleKey !== undefined && (
              <>
                <kbd>{singleKey}</kbd>
                {!hasSingleKeys && <span>{appTexts.off}</span>}
              </>
            )}
          </td>
          <td data-wrap>{appTexts.shortcutActions[name]}</td>
        </tr>
      ))}
    </tbody>
  </Keys>
);

const Chord = ({ chord }: { readonly chord: string }) => (
  <OneLine>
    {chordLabel(chord)
      .split('+')
      .map((key, index) => (
        <Fragment key={key}>
          {index > 0 && (
            <>
              {' '}
              <span>+</span>{' '}
            </>
          )}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
  </OneLine>
);

const OneLine = styled.span`
  white-space: nowrap;
`;

const Keys = styled(Table)`
  margin-block: var(--space-1) var(--space-3);

  && > tbody > tr > td {
    white-space: normal;
  }

  kbd {
    padding: 1px var(--space-1);
    font: var(--type-label);
    background: var(--sunken);
    border: 1px solid var(--border-control);
    border-radius: var(--radius-control);
  }
`;

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const hasSingleKeys = useSelector(selectHasSingleKeys);
  return (
    <Modal title={appTexts.shortcuts} onClose={onClose} footer={<Button onClick={onClose}>{uiTexts.close}</Button>}>
      <ShortcutTable hasSingleKeys={hasSingleKeys} />
      <Checkbox
        label={appTexts.singleKeys}
        hint={appTexts.singleKeysHint}
        isChecked={hasSingleKeys}
        onChange={(isOn) => dispatch(singleKeysChosen(isOn))}
      />
    </Modal>
  );
}
