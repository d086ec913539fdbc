import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import {
  type QueuedToast,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { IconButton } from './IconButton';
import { NotificationIcon } from './NotificationIcon';
import { type Notification, toastQueue } from './notify';

/** The container of all toasts, rendered once. Hovering or focusing a toast pauses its timer. */
export const ToastRegion = () => (
  <Corner queue={toastQueue} aria-label={uiTexts.notifications} data-print="never">
    {({ toast }) => <Toast toast={toast} />}
  </Corner>
);

const Toast = ({ toast }: { readonly toast: QueuedToast<Notification> }) => {
  const { text, tone = 'info' } = toast.content;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const keepClear = (): void => keepClearOfField(card.current?.closest('[role=region]'));
    keepClear();
    document.addEventListener('focusin', keepClear);
    return () => document.removeEventListener('focusin', keepClear);
  }, []);
  return (
    <ToastCard ref={card} toast={toast} render={asGroup}>
      <NotificationIcon type={tone} />
      <Words role="none">
        <Text slot="title">{text}</Text>
      </Words>
      <IconButton icon={X} label={uiTexts.dismiss} hasTooltip={false} onClick={() => toastQueue.close(toast.key)} />
    </ToastCard>
  );
};

/** Moves the notifications to the top while they would cover the field that the user is in. */
function keepClearOfField(region: HTMLElement | null | undefined): void {
  if (region == null) return;
  delete region.dataset['high'];
  const field = document.activeElement;
  if (field?.matches('input, select, textarea') !== true) return;
  const [area, own] = [field, region].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
  const isCovered = area.right > own.left && area.left < own.right && area.bottom > own.top && area.top < own.bottom;
  if (isCovered) region.dataset['high'] = 'true';
}

/**
 * `notify` announces the text. With React Aria's own roles, `alertdialog` around `alert`, screen readers read it again.
 */
const asGroup = (attributes: ComponentPropsWithRef<'div'>) => (
  <div {...attributes} role="group" aria-modal={undefined} />
);

const Corner = styled(AriaToastRegion<Notification>)`
  position: fixed;
  right: var(--space-4);
  /* Above the order bar, the footer and a bottom bar, so that a message covers none of their buttons. */
  --bottom-bar-height: inherit;
  bottom: calc(max(var(--bottom-bar-height, 0px), 72px) + var(--space-8));
  z-index: var(--z-toast);
  display: grid;
  gap: var(--space-2);
  width: min(400px, 100vw - var(--space-8));

  &[data-high] {
    top: calc(var(--header-height) + var(--space-3));
    bottom: auto;
  }
`;

const ToastCard = styled(AriaToast)`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-3);
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
