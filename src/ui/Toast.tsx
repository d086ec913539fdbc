import { X } from 'lucide-react';
import {
  type QueuedToast,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { IconButton } from './IconButton';
import { NotificationIcon } from './NotificationIcon';
import { type Notification, toastQueue } from './notify';

/** Where notifications appear, rendered once; hovering or focusing them stops their clocks. */
export const ToastRegion = () => (
  <Corner queue={toastQueue} aria-label="Notifications" data-print="never">
    {({ toast }) => <Toast toast={toast} />}
  </Corner>
);

const Toast = ({ toast }: { readonly toast: QueuedToast<Notification> }) => {
  const { text, tone = 'info' } = toast.content;
  return (
    <Slip toast={toast}>
      <NotificationIcon type={tone} />
      <Words>
        <Text slot="title">{text}</Text>
      </Words>
      <IconButton icon={X} label="Dismiss" hasTooltip={false} onClick={() => toastQueue.close(toast.key)} />
    </Slip>
  );
};

const Corner = styled(AriaToastRegion<Notification>)`
  position: fixed;
  right: var(--space-4);
  /* Above the order bar and the footer: whatever is said, Submit stays within reach. */
  bottom: 104px;
  z-index: var(--z-toast);
  display: grid;
  gap: var(--space-2);
  width: min(400px, 100vw - var(--space-8));
`;

const Slip = styled(AriaToast)`
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
