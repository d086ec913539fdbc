import { styled } from 'styled-components';

/** Each system has its own shape and color, so that neither alone carries the meaning. */
export const DtiMark = ({ service }: { readonly service: string }) => {
  switch (service) {
    case 'DU':
      return (
        <Mark $token="du">
          <circle r="5" />
        </Mark>
      );
    case 'LPA':
      return (
        <Mark $token="lpa">
          <rect x="-4.5" y="-4.5" width="9" height="9" />
        </Mark>
      );
    case 'LPA-C':
      return (
        <Mark $token="lpac">
          <path d="M0-5.5 5.5 4.5h-11z" />
        </Mark>
      );
    default:
      return (
        <Mark $token="credit">
          <path d="M0-5.5 5.5 0 0 5.5-5.5 0z" />
        </Mark>
      );
  }
};

const Mark = styled.g<{ $token: 'du' | 'lpa' | 'lpac' | 'credit' }>`
  fill: var(--surface);
  stroke: var(--plot-${({ $token }) => $token});
  stroke-width: 1.8;
`;
