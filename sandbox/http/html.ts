/** Markup that is safe to send: only `html` creates it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Interpolated = string | number | Html | readonly Html[] | undefined;

/** Escapes every interpolated text, also in attributes, which must be quoted. Skips undefined. */
export const html = (literals: TemplateStringsArray, ...values: readonly Interpolated[]): Html =>
  new Html(literals.reduce((markup, literal, index) => markup + render(values[index - 1]) + literal));

function render(value: Interpolated): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
