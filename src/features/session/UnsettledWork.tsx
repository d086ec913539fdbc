import { useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { selectUnsettled } from './sessionSlice';

export function UnsettledWork() {
  return useSelector(selectUnsettled).map((kind) => <p key={kind}>{appTexts.unsettled[kind]}</p>);
}
