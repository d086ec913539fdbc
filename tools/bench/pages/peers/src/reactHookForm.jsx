import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';

// Forty borrowers, each with the fields of an order.

const REQUIRED = { account: 'Account Number', password: 'Account Password', casefile: 'Case File Identifier' };
const CHOICES = { reference: '', type: 'RE_ISSUE', isJoint: true, copiesLiabilities: true };
const BORROWERS = Array.from({ length: 40 }, (_, place) => ({ name: `Borrower ${place + 1}`, ...CHOICES }));
const EMPTY = { borrowers: BORROWERS, account: '', password: '', casefile: '' };

const problemsOf = (values) => [
  ...Object.entries(REQUIRED)
    .filter(([field]) => values[field] === '')
    .map(([, name]) => `${name} invalid or not specified.`),
  ...values.borrowers
    .filter(({ type, reference }) => type === 'RE_ISSUE' && !/^[A-Za-z0-9]+$/.test(reference))
    .map(({ name }) => `Reference # is missing: ${name}.`),
];

function Order() {
  const { register, getValues } = useForm({ defaultValues: EMPTY });
  const [problems, setProblems] = useState([]);
  return (
    <form noValidate>
      {BORROWERS.map(({ name }, place) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          <input aria-label={`Reference # of ${name}`} {...register(`borrowers.${place}.reference`)} />
          <select aria-label={`Report of ${name}`} {...register(`borrowers.${place}.type`)}>
            <option>RE_ISSUE</option>
            <option>REQUEST_NEW</option>
          </select>
          <input type="checkbox" aria-label={`Joint ${name}`} {...register(`borrowers.${place}.isJoint`)} />
          <input type="checkbox" aria-label={`Copy ${name}`} {...register(`borrowers.${place}.copiesLiabilities`)} />
        </fieldset>
      ))}
      {Object.keys(REQUIRED).map((field) => (
        <input key={field} aria-label={field} {...register(field)} />
      ))}
      <button type="button" onClick={() => setProblems(problemsOf(getValues()))}>
        Submit
      </button>
      {problems.length > 0 && (
        <ul role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </form>
  );
}

createRoot(document.getElementById('root')).render(<Order />);
