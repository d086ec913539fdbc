import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from 'styled-components';

export type NotificationType = 'info' | 'success' | 'warning' | 'error';

interface NotificationIconProps {
  readonly type: NotificationType;
  /** Pixels. */
  readonly size?: number;
}

/** The icon beside a message. Decorative, because the text says the same. */
export const NotificationIcon = ({ type, size = 20 }: NotificationIconProps) => {
  const { icon, color } = LOOKS[type];
  return <Colored as={icon} aria-hidden width={size} height={size} $color={color} />;
};

const LOOKS = {
  info: { icon: Info, color: '--info' },
  success: { icon: CircleCheck, color: '--ok' },
  warning: { icon: TriangleAlert, color: '--warn' },
  error: { icon: CircleX, color: '--error' },
} as const satisfies Record<NotificationType, unknown>;

const Colored = styled.svg<{ $color: string }>`
  flex: none;
  color: var(${({ $color }) => $color});

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
