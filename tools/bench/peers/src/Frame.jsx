import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { followHistory, isMatch } from './history';

const PAGE = 6;

/** Search, Expand all and Load More around any table. */
export function Frame({ reading, Table }) {
  const [groups, setGroups] = useState([]);
  const [shown, setShown] = useState(PAGE);
  const [areAllOpen, setAllOpen] = useState(false);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text).trim().toLowerCase();
  useEffect(() => followHistory(reading, setGroups), [reading]);
  const matching = useMemo(
    () => (wanted === '' ? groups : groups.filter((group) => isMatch(group, wanted))),
    [groups, wanted],
  );
  const visible = useMemo(() => matching.slice(0, shown), [matching, shown]);
  return (
    <>
      <h1>History</h1>
      <input
        type="search"
        aria-label="Search requests"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button onClick={() => setAllOpen(!areAllOpen)}>{areAllOpen ? 'Collapse all' : 'Expand all'}</button>
      {visible.length > 0 && <Table groups={visible} areAllOpen={areAllOpen} />}
      {matching.length > shown && <button onClick={() => setShown(shown + PAGE)}>Load More Results</button>}
    </>
  );
}
