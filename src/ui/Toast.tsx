import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, useEffect } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { IconButton } from './IconButton';
import { NotificationIcon } from './NotificationIcon';
import { closeOthers, type Notification, toastQueue } from './notify';

/** One toast at a time. Hover and focus pause its timer. `screen`, the open path, ends those of other screens. */
export function ToastRegion({ screen }: { readonly screen: string }) {
  useEffect(() => closeOthers(screen), [screen]);
  return (
    <InHeader queue={toastQueue} aria-label={uiTexts.notifications} data-print="never">
      {({ toast }) => (
        <ToastCard toast={toast} render={asGroup}>
          <NotificationIcon type={toast.content.tone ?? 'info'} />
          <Words role="none">
            <Text slot="title">{toast.content.text}</Text>
          </Words>
          <IconButton icon={X} label={uiTexts.dismiss} hasTooltip={false} onClick={() => toastQueue.close(toast.key)} />
        </ToastCard>
      )}
    </InHeader>
  );
}

/** `notify` announces the text: with React Aria's `alertdialog` around `alert`, screen readers read it again. */
const asGroup = (attributes: ComponentPropsWithRef<'div'>) => (
  <div {...attributes} role="group" aria-modal={undefined} />
);

/** Its room is the middle of the header, which has no field. */
const InHeader = styled(AriaToastRegion<Notification>)`
  position: fixed;
  inset: 2px 0 auto;
  z-index: var(--z-toast);
  width: min(560px, 100vw - var(--space-4));
  margin-inline: auto;
`;

const ToastCard = styled(AriaToast)`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: calc(var(--header-height) - 4px);
  padding-inline: var(--space-3) var(--space-2);
  font: var(--type-table);
  background: var(--surface);
  border: 1px solid var(--border-control);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-overlay);
`;

const Words = styled(AriaToastContent)`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
