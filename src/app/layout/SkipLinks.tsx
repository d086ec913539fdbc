import { useSelector } from 'react-redux';
import * as uiTexts from '@/config/texts/uiTexts';
import { orderingBlock } from '@/domain/order/orderingBlock';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { selectArea, selectMenu } from '@/features/navigation/navigationSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { SkipLink } from '@/ui/SkipLink';
import { selectIsLoanUnknown, selectTotalFailure } from './loanFailure';

/** True while Request has its order button: not for a reader, nor while a message replaces the screen. */
const selectHasOrder = (state: RootState): boolean =>
  selectArea(state) === 'request' &&
  orderingBlock(selectLoanHeader(state), selectPrivileges(state)) === null &&
  !selectIsLoanUnknown(state) &&
  selectTotalFailure(state) === undefined;

/** The first Tab stops of the page: each shows itself when it is focused. */
export function SkipLinks() {
  const hasOrder = useSelector(selectHasOrder);
  const hasMenu = Object.values(useSelector(selectMenu)).some(({ status }) => status !== 'idle');
  return (
    <>
      <SkipLink targetId="main">{uiTexts.skipToContent}</SkipLink>
      {hasOrder && <SkipLink targetId="order">{uiTexts.skipToOrder}</SkipLink>}
      {hasMenu && <SkipLink targetId="menu">{uiTexts.skipToMenu}</SkipLink>}
    </>
  );
}
