import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { EMPTY, problemsOf } from './borrowers';

function Order() {
  const { register, getValues } = useForm({ defaultValues: EMPTY });
  const [problems, setProblems] = useState([]);
  const submit = (event) => {
    event.preventDefault();
    setProblems(problemsOf(getValues()));
  };
  return (
    <form onSubmit={submit} noValidate>
      {EMPTY.borrowers.map(({ name }, place) => (
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
      <input aria-label="Account" {...register('account')} />
      <input aria-label="Password" {...register('password')} />
      <input aria-label="Casefile" {...register('casefile')} />
      <button type="submit">Submit</button>
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
