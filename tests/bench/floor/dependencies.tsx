import { OktaAuth } from '@okta/okta-auth-js';
import { LoginCallback, Security } from '@okta/okta-react';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import axios from 'axios';
import { lightFormat } from 'date-fns';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider, useSelector } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { styled } from 'styled-components';
import { call, put, takeLatest } from 'typed-redux-saga';
import * as v from 'valibot';

// The smallest page that uses every package of the first route for its one purpose. It sets the floor for the bytes.

interface Root {
  loan: string;
}

const slice = createSlice({
  name: 'loan',
  initialState: '',
  reducers: { asked: (state) => state, answered: (_, { payload }: { payload: string }) => payload },
});
const schema = v.object({ name: v.fallback(v.nullish(v.string(), null), null), list: v.array(v.unknown()) });
const okta = new OktaAuth({ issuer: 'https://idp.test', clientId: 'floor', redirectUri: 'https://app.test/' });

function* readLoan() {
  const { data } = yield* call(() => axios.create({ baseURL: '/api' }).get<unknown>('/loan'));
  const { name } = v.parse(schema, data);
  yield* put(slice.actions.answered(`${name ?? ''} ${lightFormat(new Date(), 'MM/dd/yy')}`));
}

function* rootSaga() {
  yield* takeLatest(slice.actions.asked, readLoan);
}

const sagas = createSagaMiddleware();
const store = configureStore({
  reducer: { loan: slice.reducer },
  middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
});
sagas.run(rootSaga);
store.dispatch(slice.actions.asked());

const Title = styled.h1`
  color: var(--text);
`;
const Page = () => <Title>{useSelector(({ loan }: Root) => loan)}</Title>;
const Frame = () => (
  <Security oktaAuth={okta} restoreOriginalUri={() => Promise.resolve()}>
    <Outlet />
  </Security>
);
const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      { path: '/callback', Component: LoginCallback },
      { path: '*', Component: Page },
    ],
  },
]);

createRoot(document.body).render(
  <ErrorBoundary fallback="">
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </ErrorBoundary>,
);
