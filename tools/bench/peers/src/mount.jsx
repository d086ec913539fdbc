import { createRoot } from 'react-dom/client';
import { Frame } from './Frame';
import { readHistory } from './history';
import './style.css';

/** Starts the chain of calls before React mounts. */
export const mount = (Table) => {
  const reading = readHistory();
  createRoot(document.getElementById('root')).render(<Frame reading={reading} Table={Table} />);
};
