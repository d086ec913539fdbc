import { configureStore, createSlice } from '@reduxjs/toolkit';
import axios from 'axios';
import { lightFormat } from 'date-fns';
import { ChevronRight, Copy, Download } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { styled } from 'styled-components';
import { all, call, put } from 'typed-redux-saga';
import * as v from 'valibot';
import { COLUMNS, DETAILS, groupsOf, LOAN } from './peers/src/history';

// The stack floor: the companion's packages and its frame, each used as it would be by a page without features.

const CALLS = [
  DETAILS,
  `/application/loan-header/v1/loan/${LOAN}/loan-info`,
  `/application/loan-info/v2/loan/${LOAN}`,
  `/common/privileges/v1/loans/${LOAN}/multi-aus`,
];

const slice = createSlice({
  name: 'page',
  initialState: { groups: [], loan: '' },
  reducers: { answered: (_, { payload }) => payload },
});
const answer = v.object({ transactionHistories: v.array(v.looseObject({ requestId: v.unknown() })) });

function* load() {
  const { data: config } = yield* call(() => axios.get('/config.json'));
  const { BASE_URL, BASE_URL_SUFFIX } = config.API_CONFIG;
  const http = axios.create({ baseURL: BASE_URL + BASE_URL_SUFFIX, headers: { authorization: 'Bearer bench' } });
  const [details, ...others] = yield* all(CALLS.map((path) => call(() => http.get(path))));
  const { transactionHistories } = v.parse(answer, details.data);
  const loan = others.map(({ data }) => JSON.stringify(data).slice(0, 40)).join(' ');
  yield* put(slice.actions.answered({ groups: groupsOf(transactionHistories), loan }));
}

const sagas = createSagaMiddleware();
const store = configureStore({
  reducer: { page: slice.reducer },
  middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
});
sagas.run(load);

const dated = (date) => <button title={date}>{date === null ? '--' : lightFormat(new Date(date), 'MM/dd/yy')}</button>;
const named = (label, Icon) => (
  <button aria-label={label}>
    <Icon size={16} />
  </button>
);

const cellsOf = (item, isFirst) => [
  <input type="checkbox" aria-label={`Compare request ${item.requestId}`} />,
  isFirst && [named(`Request ${item.requestId} details`, ChevronRight), item.requestId],
  ...[item.ausType, item.ausRequestType, [item.casefileId, named('Copy', Copy)]],
  ...[dated(item.requestDate), dated(item.receivedOn), <span title={item.submittedBy}>{item.submittedBy}</span>],
  ...[<span className="badge">{item.status}</span>, <button>Findings PDF</button>],
  named('Download raw request', Download),
];

const Group = ({ group }) => (
  <tbody data-group="">
    {group.items.map((item, index) => (
      <tr key={item.requestId}>
        {cellsOf(item, index === 0).map((cell, place) => (
          <td key={place}>{cell}</td>
        ))}
      </tr>
    ))}
  </tbody>
);

function History() {
  const { groups } = useSelector(({ page }) => page);
  return (
    <Table>
      <thead>
        <tr>
          {[['compare', ''], ...COLUMNS].map(([field, heading]) => (
            <th key={field}>{heading}</th>
          ))}
        </tr>
      </thead>
      {groups.slice(0, 6).map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Table>
  );
}

function Frame() {
  const { loan } = useSelector(({ page }) => page);
  return (
    <>
      <header>Automated Underwriting</header>
      <nav>
        <a href="/request">Request</a> <a href="/selection">Selection</a> <a href="/history">History</a>
      </nav>
      <p>{loan}</p>
      <Outlet />
    </>
  );
}

const Table = styled.table`
  width: 100%;
  td,
  th {
    padding: 4px 8px;
    border-bottom: 1px solid #ccd3dc;
    white-space: nowrap;
  }
`;

const router = createBrowserRouter([{ Component: Frame, children: [{ path: '*', Component: History }] }]);
createRoot(document.getElementById('root')).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);
