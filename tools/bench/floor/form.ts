import { button, element } from './element';

// The floor for the Request screen: a handwritten form with forty borrowers, in which every keystroke updates a draft.

interface Draft {
  borrowers: { name: string; reference: string }[];
  account: string;
}

const draft: Draft = {
  borrowers: Array.from({ length: 40 }, (_, place) => ({ name: `Borrower ${place + 1}`, reference: '' })),
  account: '',
};

const problems = element('ul', { role: 'alert' });
const submit = button('Submit');
submit.addEventListener('click', () => {
  problems.replaceChildren(...problemsOf(draft).map((problem) => element('li', {}, problem)));
});
document.body.append(...draft.borrowers.map(fieldset), account(), submit, problems);

function fieldset(borrower: Draft['borrowers'][number]): HTMLElement {
  const { name } = borrower;
  const reference = element('input', { 'aria-label': `Reference # of ${name}` }) as HTMLInputElement;
  const message = element('span');
  reference.addEventListener('input', () => {
    borrower.reference = reference.value;
    message.textContent = isReference(borrower.reference) ? '' : 'Reference # is missing.';
  });
  return element(
    'fieldset',
    {},
    element('legend', {}, name),
    reference,
    message,
    element(
      'select',
      { 'aria-label': `Report of ${name}` },
      element('option', {}, 'RE_ISSUE'),
      element('option', {}, 'REQUEST_NEW'),
    ),
    element('input', { type: 'checkbox', 'aria-label': `Joint ${name}` }),
    element('input', { type: 'checkbox', 'aria-label': `Copy ${name}` }),
  );
}

function account(): HTMLElement {
  const made = element('input', { 'aria-label': 'Account' }) as HTMLInputElement;
  made.addEventListener('input', () => {
    draft.account = made.value;
  });
  return made;
}

const isReference = (text: string): boolean => /^[A-Za-z0-9]+$/.test(text);

function problemsOf({ borrowers, account: number }: Draft): string[] {
  return [
    ...(number === '' ? ['Account Number invalid or not specified.'] : []),
    ...borrowers
      .filter(({ reference }) => !isReference(reference))
      .map(({ name }) => `Reference # is missing: ${name}.`),
  ];
}
