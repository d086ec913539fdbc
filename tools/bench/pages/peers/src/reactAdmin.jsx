import { Admin, Datagrid, DateField, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { readItems } from './history';

// A whole application in another framework: react-admin's list of the same history, with the same chain of calls.

const reading = readItems();
const dataProvider = {
  async getList(_, { pagination: { page, perPage } }) {
    const items = await reading;
    const data = items.map((item) => ({ id: item.requestId, ...item }));
    return { data: data.slice((page - 1) * perPage, page * perPage), total: data.length };
  },
};

const HistoryList = () => (
  <List perPage={10}>
    <Datagrid>
      <TextField source="requestId" />
      <TextField source="ausRequestType" />
      <TextField source="casefileId" />
      <DateField source="requestDate" />
      <DateField source="receivedOn" />
      <TextField source="submittedBy" />
      <TextField source="status" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="history" list={HistoryList} />
  </Admin>,
);
