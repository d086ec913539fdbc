/** A fragment of well-formed XML. Only `element` and `value` create it, so text is always escaped. */
export interface Xml {
  readonly markup: string;
}

type Attributes = Readonly<Record<string, string>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 doesn't allow, even escaped. */
const UNPRINTABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escape = (text: string): string =>
  text.replace(UNPRINTABLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const opening = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(' ');

export const element = (name: string, children: readonly Xml[], attributes: Attributes = {}): Xml => ({
  markup: `<${opening(name, attributes)}>${children.map(({ markup }) => markup).join('')}</${name}>`,
});

/** Creates elements that contain one another, the innermost with the content. */
export const nested = (names: readonly string[], content: readonly Xml[]): Xml => {
  const [name = '', ...inner] = names;
  return element(name, inner.length === 0 ? content : [nested(inner, content)]);
};

/** Creates an element with a value, or nothing when the value is null. */
export const value = (name: string, content: string | number | boolean | null): Xml => ({
  markup: content === null ? '' : `<${name}>${escape(String(content))}</${name}>`,
});

export const xmlDocument = (comment: string, root: Xml, doctype = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${escape(comment).replaceAll('--', '-')} -->\n${doctype}${root.markup}\n`;
