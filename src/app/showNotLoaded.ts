import * as startTexts from '@/config/texts/startTexts';

/** Shows that the app's code could not be loaded. It needs no other code, which may be missing too. */
export function showNotLoaded(): void {
  const line = document.createElement('p');
  const button = document.createElement('button');
  line.role = 'alert';
  line.style.font = '1em sans-serif';
  button.textContent = startTexts.reload;
  button.onclick = () => window.location.reload();
  line.append(startTexts.notLoaded, ' ', button);
  document.body.replaceChildren(line);
}
