import type { ComponentProps, MouseEvent } from 'react';

type Press = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'>;

/** Returns the props of a button press. While busy the button ignores presses but keeps its place and its focus. */
export const busyPress = (isBusy: boolean, onClick: Press['onClick']): Press =>
  isBusy ? { 'aria-disabled': true, onClick: ignore } : { onClick };

/** Canceling the event also stops a busy submit button from submitting its form again. */
const ignore = (event: MouseEvent) => event.preventDefault();
