import type { ComponentProps, MouseEvent } from 'react';

type Press = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'>;

/** What a press of a button does: while the button is at work nothing, though it keeps its place and its focus. */
export const busyPress = (isBusy: boolean, onClick: Press['onClick']): Press =>
  isBusy ? { 'aria-disabled': true, onClick: ignore } : { onClick };

/** Cancelling the event also keeps a busy submit button from sending its form again. */
const ignore = (event: MouseEvent) => event.preventDefault();
