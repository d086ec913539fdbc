import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
import { HEADINGS } from './rows';
import { groupsOf, type WireGroup, type WireItem } from './wire';

// The stack floor: the companion's packages and its frame, each used as it would be by a page without features.

const PAGE = 6;
const LOAN = '7100111';
const CALLS = [
  `/aus/history/v1/loans/${LOAN}/transaction-history-details`,
  `/application/loan-header/v1/loan/${LOAN}/loan-info`,
  `/application/loan-info/v2/loan/${LOAN}`,
  `/common/privileges/v1/loans/${LOAN}/multi-aus`,
];

interface Root {
  page: { groups: WireGroup[]; loan: string };
}

const slice = createSlice({
  name: 'page',
  initialState: { groups: [], loan: '' },
  reducers: {
    answered: (_, { payload }: PayloadAction<Root['page']>) => payload as never,
  },
});
const answer = v.object({ transactionHistories: v.array(v.looseObject({ requestId: v.unknown() })) });

function* load() {
  const { data: config } = yield* call(() =>
    axios.get<{ API_CONFIG: { BASE_URL: string; BASE_URL_SUFFIX: string } }>('/config.json'),
  );
  const { BASE_URL, BASE_URL_SUFFIX } = config.API_CONFIG;
  const http = axios.create({ baseURL: BASE_URL + BASE_URL_SUFFIX, headers: { authorization: 'Bearer bench' } });
  const [details, ...others] = yield* all(CALLS.map((path) => call(() => http.get<unknown>(path))));
  const { transactionHistories } = v.parse(answer, details?.data);
  const loan = others.map(({ data }) => JSON.stringify(data).slice(0, 40)).join(' ');
  yield* put(slice.actions.answered({ groups: groupsOf(transactionHistories as unknown as WireItem[]), loan }));
}

const sagas = createSagaMiddleware();
const store = configureStore({
  reducer: { page: slice.reducer },
  middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
});
sagas.run(load);

const day = (date: string | null): string => (date === null ? '--' : lightFormat(new Date(date), 'MM/dd/yy'));

function Group({ group }: { readonly group: WireGroup }) {
  return (
    <tbody data-group="" id={group.id}>
      {group.items.map((item, index) => (
        <tr key={String(item.requestId)}>
          <td>
            <input type="checkbox" aria-label={`Compare request ${String(item.requestId)}`} />
          </td>
          <td>
            {index === 0 && (
              <>
                <button aria-label={`Request ${String(item.requestId)} details`}>
                  <ChevronRight size={16} />
                </button>
                {String(item.requestId)}
              </>
            )}
          </td>
          <td>{item.ausType}</td>
          <td>{item.ausRequestType}</td>
          <td>
            {String(item.casefileId)}
            <button aria-label="Copy">
              <Copy size={16} />
            </button>
          </td>
          <td>
            <button title={item.requestDate ?? ''}>{day(item.requestDate)}</button>
          </td>
          <td>
            <button title={item.receivedOn ?? ''}>{day(item.receivedOn)}</button>
          </td>
          <td>
            <span title={item.submittedBy ?? ''}>{item.submittedBy}</span>
          </td>
          <td>
            <span className="badge">{item.status}</span>
          </td>
          <td>
            <button>Findings PDF</button>
          </td>
          <td>
            <button aria-label="Download raw request">
              <Download size={16} />
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function History() {
  const { groups } = useSelector(({ page }: Root) => page);
  return (
    <Table>
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
        </tr>
      </thead>
      {groups.slice(0, PAGE).map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Table>
  );
}

function Frame() {
  const { loan } = useSelector(({ page }: Root) => page);
  return (
    <>
      <Header>Automated Underwriting</Header>
      <nav>
        {['Request', 'Selection', 'History'].map((area) => (
          <a key={area} href={`/${LOAN}/${area.toLowerCase()}`}>
            {area}
          </a>
        ))}
      </nav>
      <p>{loan}</p>
      <h1>History</h1>
      <Outlet />
    </>
  );
}

const Header = styled.header`
  padding: 12px;
  color: white;
  background: #14365c;
`;
const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  td,
  th {
    padding: 4px 8px;
    border-bottom: 1px solid #ccd3dc;
    text-align: start;
    white-space: nowrap;
  }
`;

const router = createBrowserRouter([{ Component: Frame, children: [{ path: '*', Component: History }] }]);
createRoot(document.body).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);
