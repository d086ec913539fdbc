import type { PersonaId } from '@sandbox/personas';

/** Stores drafts of orders by loan, as a tab of this person does. */
export function keepDrafts(drafts: Record<string, object>, persona: PersonaId = 'rita.ibarra'): void {
  sessionStorage.setItem('tabPerson', persona);
  sessionStorage.setItem('orderDrafts', JSON.stringify(drafts));
}

/** Returns the drafts as a reload would find them. @empty null without any */
export function storedDrafts(): string | null {
  window.dispatchEvent(new Event('pagehide'));
  return sessionStorage.getItem('orderDrafts');
}
