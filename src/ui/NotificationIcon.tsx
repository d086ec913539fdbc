import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

export type NotificationType = 'info' | 'success' | 'warning' | 'error';

export const NotificationIcon = ({ type }: { readonly type: NotificationType }) => {
  const Icon = ICONS[type];
  return <Icon aria-hidden className="notification-icon" data-tone={type} size={20} />;
};

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };
