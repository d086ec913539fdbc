import { useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { selectUnsettled } from './sessionSlice';

/** What this tab sent before the session ended, and whose outcome is not known. */
export function UnsettledWork() {
  return useSelector(selectUnsettled).map((kind) => <p key={kind}>{appTexts.unsettled[kind]}</p>);
}
