import { afterEach, beforeEach, expect } from 'vitest';

const isBeside = (node: Node): node is Text =>
  node instanceof Text && node.data.trim() !== '' && (node.parentNode?.childNodes.length ?? 0) > 1;

function textsIn(node: Node): Text[] {
  if (isBeside(node)) return [node];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) if (isBeside(walker.currentNode)) found.push(walker.currentNode);
  return found;
}

/**
 * Fails each test that rendered a text beside other texts or elements. After a translator of the browser has replaced
 * such a text, React can neither change nor remove it.
 */
export function expectOwnElements(): void {
  const found = new Set<string>();
  const note = (changes: readonly MutationRecord[]): void =>
    changes.forEach(({ addedNodes }) =>
      addedNodes.forEach((node) =>
        textsIn(node).forEach((text) => found.add(`"${text.data}" in "${text.parentElement?.textContent}"`)),
      ),
    );
  const observer = new MutationObserver(note);
  beforeEach(() => observer.observe(document, { childList: true, subtree: true }));
  afterEach(() => {
    note(observer.takeRecords());
    observer.disconnect();
    const texts = [...found];
    found.clear();
    expect(texts, 'texts without an element of their own').toEqual([]);
  });
}
