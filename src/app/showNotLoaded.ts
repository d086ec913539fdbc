import * as earlyTexts from '@/config/texts/earlyTexts';

/** Shows that the app's code could not be loaded. It needs no other code, which may be missing too. */
export function showNotLoaded(): void {
  const line = document.createElement('p');
  const button = document.createElement('button');
  line.role = 'alert';
  line.style.font = '1em sans-serif';
  button.textContent = earlyTexts.reload();
  button.onclick = () => window.location.reload();
  line.append(earlyTexts.notLoaded(), ' ', button);
  document.body.replaceChildren(line);
}
