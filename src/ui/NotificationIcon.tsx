import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';

export type NotificationType = 'info' | 'success' | 'warning' | 'error';

interface NotificationIconProps {
  readonly type: NotificationType;
  /** Pixels. */
  readonly size?: number;
}

/** The picture beside a message; decorative, because the words beside it say the same. */
export const NotificationIcon = ({ type, size = 20 }: NotificationIconProps) => {
  const { icon, colour } = LOOKS[type];
  return <Coloured as={icon} aria-hidden width={size} height={size} $colour={colour} />;
};

const LOOKS = {
  info: { icon: Info, colour: '--info' },
  success: { icon: CircleCheck, colour: '--ok' },
  warning: { icon: TriangleAlert, colour: '--warn' },
  error: { icon: CircleX, colour: '--error' },
} as const satisfies Record<NotificationType, unknown>;

const Coloured = styled.svg<{ $colour: string }>`
  flex: none;
  color: var(${({ $colour }) => $colour});

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
