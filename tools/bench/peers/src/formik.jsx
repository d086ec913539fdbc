import { Field, Form, Formik } from 'formik';
import { createRoot } from 'react-dom/client';
import { EMPTY, problemsOf } from './borrowers';

const Order = ({ status = [] }) => (
  <Form noValidate>
    {EMPTY.borrowers.map(({ name }, place) => (
      <fieldset key={name}>
        <legend>{name}</legend>
        <Field aria-label={`Reference # of ${name}`} name={`borrowers.${place}.reference`} />
        <Field as="select" aria-label={`Report of ${name}`} name={`borrowers.${place}.type`}>
          <option>RE_ISSUE</option>
          <option>REQUEST_NEW</option>
        </Field>
        <Field type="checkbox" aria-label={`Joint ${name}`} name={`borrowers.${place}.isJoint`} />
        <Field type="checkbox" aria-label={`Copy ${name}`} name={`borrowers.${place}.copiesLiabilities`} />
      </fieldset>
    ))}
    <Field aria-label="Account" name="account" />
    <Field aria-label="Password" name="password" />
    <Field aria-label="Casefile" name="casefile" />
    <button type="submit">Submit</button>
    {status.length > 0 && (
      <ul role="alert">
        {status.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    )}
  </Form>
);

createRoot(document.getElementById('root')).render(
  <Formik
    initialValues={EMPTY}
    onSubmit={(values, { setStatus }) => setStatus(problemsOf(values))}
    component={Order}
  />,
);
