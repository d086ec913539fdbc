import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { groupsOf, readItems } from './history';
import './style.css';

const PAGE = 6;

/** Expand all and Load More around any table. Starts the chain of calls before React mounts. */
export function mount(Table) {
  const reading = readItems().then(groupsOf);
  function Frame() {
    const [groups, setGroups] = useState([]);
    const [shown, setShown] = useState(PAGE);
    const [areAllOpen, setAllOpen] = useState(false);
    useEffect(() => void reading.then(setGroups), []);
    return (
      <>
        <h1>History</h1>
        <button onClick={() => setAllOpen(!areAllOpen)}>{areAllOpen ? 'Collapse all' : 'Expand all'}</button>
        {groups.length > 0 && <Table groups={groups.slice(0, shown)} areAllOpen={areAllOpen} />}
        {groups.length > shown && <button onClick={() => setShown(shown + PAGE)}>Load More Results</button>}
      </>
    );
  }
  createRoot(document.getElementById('root')).render(<Frame />);
}
