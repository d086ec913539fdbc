/**
 * Does what the translator of a browser does to a page that ignores `translate="no"`: replaces each text, also later
 * ones, with a copy in a `font` element. React keeps the text that is no longer on the page. Needs nothing outside
 * itself, so that a browser can run it. Returns a function that stops it.
 */
export function startTranslator(): () => void {
  const wrap = (text: Text): void => {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '' || parent.matches('font, script, style, textarea, option, title'))
      return;
    const copy = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    copy.textContent = text.data;
    text.replaceWith(copy);
  };
  const wrapIn = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const observer = new MutationObserver((changes) =>
    changes.forEach(({ type, target, addedNodes }) => {
      if (type === 'characterData') wrapIn(target);
      else addedNodes.forEach(wrapIn);
    }),
  );
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  wrapIn(document);
  return () => observer.disconnect();
}
