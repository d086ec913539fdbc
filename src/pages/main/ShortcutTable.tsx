import { Fragment } from 'react';
import { styled } from 'styled-components';
import { SHORTCUTS, type Shortcut } from '@/config/shortcuts';
import { chordLabel } from '@/lib/chord';
import { Table } from '@/ui/Table';

/** Every key that does something, and which of those that work alone are off. */
export const ShortcutTable = ({ hasSingleKeys }: { readonly hasSingleKeys: boolean }) => (
  <Keys data-density="compact">
    <caption>Keyboard shortcuts</caption>
    <thead>
      <tr>
        <th scope="col">Keys</th>
        <th scope="col">What they do</th>
      </tr>
    </thead>
    <tbody>
      {Object.values<Shortcut>(SHORTCUTS).map(({ chord, singleKey, does }) => (
        <tr key={does}>
          <td>
            {chord !== undefined && <Chord chord={chord} />}
            {chord !== undefined && singleKey !== undefined && ' or '}
            {singleKey !== undefined && (
              <>
                <kbd>{singleKey}</kbd>
                {!hasSingleKeys && ' (off)'}
              </>
            )}
          </td>
          <td data-wrap>{does}</td>
        </tr>
      ))}
    </tbody>
  </Keys>
);

const Chord = ({ chord }: { readonly chord: string }) =>
  chordLabel(chord)
    .split('+')
    .map((key, index) => (
      <Fragment key={key}>
        {index > 0 && ' + '}
        <kbd>{key}</kbd>
      </Fragment>
    ));

const Keys = styled(Table)`
  margin-block: var(--space-1) var(--space-3);

  kbd {
    padding: 1px var(--space-1);
    font: var(--type-label);
    background: var(--sunken);
    border: 1px solid var(--border-control);
    border-radius: var(--radius-control);
  }
`;
