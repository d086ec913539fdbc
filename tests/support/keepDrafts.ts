import type { PersonaId } from '@sandbox/personas';

/** Stores drafts of orders by loan, as a tab of this person does. */
export function keepDrafts(drafts: Record<string, object>, persona: PersonaId = 'rita.ibarra'): void {
  sessionStorage.setItem('tabPerson', persona);
  sessionStorage.setItem('orderDrafts', JSON.stringify(drafts));
}
