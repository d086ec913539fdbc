type Child = Node | string | false;

export function element(name: string, attributes: Readonly<Record<string, string>> = {}, ...children: Child[]) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  for (const child of children) if (child !== false) made.append(child);
  return made;
}

export const button = (label: string, name = label): HTMLElement =>
  element('button', { type: 'button', 'aria-label': name }, label);
